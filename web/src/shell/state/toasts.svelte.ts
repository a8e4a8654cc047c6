// Short messages at the edge of the page: why something was refused, or that something was done.

import { Refusal } from "../api";
import { i18n } from "./i18n.svelte";

interface Toast {
  id: number;
  text: string;
  rule: string | null;
  bad: boolean;
  /** Advice, which nobody need take: it can be switched off for good. */
  tip?: boolean;
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  private next = 1;

  say(text: string): void {
    this.add({ text, rule: null, bad: false });
  }

  advise(text: string): void {
    this.add({ text, rule: null, bad: false, tip: true });
  }

  /** Any failure, in words: the server's own sentence where it gave one. */
  fail(problem: unknown): void {
    if (problem instanceof Refusal) {
      this.refuse(problem.message || i18n.t(problem.key), problem.rule);
    } else {
      console.error(problem);
      this.add({ text: i18n.t("web-error-unexpected"), rule: null, bad: true });
    }
  }

  refuse(text: string, rule: string | null = null): void {
    // The server's sentence ends with the rule in brackets; here the rule has a place of its own.
    this.add({ text: rule ? text.replace(` [${rule}]`, "") : text, rule, bad: true });
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  private add(toast: Omit<Toast, "id">): void {
    const id = this.next++;
    // One at a time: there is no more room than the header's.
    this.list = [{ id, ...toast }];
    setTimeout(() => this.close(id), toast.tip ? 15_000 : toast.bad ? 9000 : 4000);
  }
}

export const toasts = new Toasts();
