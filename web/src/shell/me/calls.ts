// Calls somebody whose turn it is: by a sound of our own, and by a notification of the browser's.

import { api } from "../api";
import { Looking } from "../lobby/looking";
import { catalogue } from "../state/catalogue.svelte";
import { i18n } from "../state/i18n.svelte";
import { router } from "../state/router.svelte";
import { settings } from "../state/settings.svelte";
import type { Turns } from "../state/turns";

export type Permission = "granted" | "denied" | "default" | "impossible";

// Two notes, a fourth apart: soft, short, and over before anybody could mind.
const NOTES = [587.33, 783.99];
const NOTE = 0.16;
const LOUDNESS = 0.12;

let audio: AudioContext | undefined;

export function ring(): void {
  audio ??= new AudioContext();
  // Before the first click on a page, browsers let it make no sound.
  void audio.resume();
  const begins = audio.currentTime + 0.02;
  for (const [place, pitch] of NOTES.entries()) {
    const at = begins + place * NOTE;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 3 * NOTE);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 3 * NOTE);
  }
}

/** Whether this browser may show notifications of ours. */
export function permission(): Permission {
  return "Notification" in window && isSecureContext ? Notification.permission : "impossible";
}

/** Asks the person, who has just asked for it. */
export async function askPermission(): Promise<Permission> {
  return permission() === "default" ? Notification.requestPermission() : permission();
}

export async function call(table: string): Promise<void> {
  if (settings.sound) ring();
  if (settings.notify && document.hidden && permission() === "granted") await notify(table);
}

async function notify(table: string): Promise<void> {
  const [{ game }] = await Promise.all([api.table(table), catalogue.load(), i18n.loadPart("me")]);
  const title = catalogue.of(game)?.title ?? "Manoa";
  try {
    // One for each table: a second takes the place of the first.
    const shown = new Notification(i18n.t("me-notify-says", { title }), { tag: table });
    shown.onclick = () => {
      focus();
      router.go(`/table/${encodeURIComponent(table)}`);
      shown.close();
    };
  } catch (problem) {
    // Some browsers of phones have notifications for installed pages alone.
    if (!(problem instanceof TypeError)) throw problem;
    settings.change({ notify: false });
  }
}

/** Looks regularly at all games of this person; returns what ends it. */
export function lookAfter(turns: Turns): () => void {
  let tag: string | null = null;
  const looking = new Looking(
    async () => {
      const found = await api.lobby();
      turns.see(found.lists.mine);
      const news = found.tag !== tag;
      tag = found.tag;
      return news;
    },
    () => false,
  );
  return () => looking.stop();
}
