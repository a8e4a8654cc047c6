// The pictures on the cards: 100 wide and 70 high, a backdrop for each family and a drawing for each card.

import type { Family } from "./cards";

const sky = (light: string, dark: string): string =>
  `<rect width="100" height="70" fill="${dark}"/><path d="M0 0h100v34q-50 14-100 0z" fill="${light}"/>`;

const BACKDROPS: Record<Family, string> = {
  machete:
    sky("#c6dd9d", "#7fae58") +
    '<circle cx="76" cy="17" r="9" fill="#f7eeb4"/><path d="M0 46q14-22 30-12 12-17 27-3 16-16 28 1 9-3 15 4v34H0z" fill="#5d9040"/>' +
    '<path d="M0 58q22-12 46-5t54-4v21H0z" fill="#477a31"/>',
  paddle:
    sky("#d5ebf0", "#8fc4d8") +
    '<circle cx="24" cy="16" r="8" fill="#fff6d6"/><path d="M0 38q18-9 34-3t30-4 36 3v36H0z" fill="#7fae74"/>' +
    '<path d="M0 41q25-4 50 0t50 0v29H0z" fill="#4f96b8"/><path d="M0 55q25-4 50 0t50 0v15H0z" fill="#357a9e"/>' +
    '<path d="M6 48q5-3 10 0t10 0M66 46q5-3 10 0t10 0M38 62q5-3 10 0t10 0" fill="none" stroke="#cfe8f1" stroke-width="1.5" stroke-linecap="round"/>',
  coin:
    sky("#fbe9b4", "#eec567") +
    '<circle cx="80" cy="16" r="8" fill="#fff7d9"/><path d="M0 44q20-13 42-6t58-6v38H0z" fill="#dba945"/>' +
    '<g fill="#c08a2c"><path d="M4 56V43l9-8 9 8v13zM80 54V42l8-7 8 7v12z"/></g><path d="M0 56q40-7 100-2v16H0z" fill="#b67c24"/>',
  joker:
    '<rect width="100" height="70" fill="#e9dfc8"/><path d="M0 0h34L16 70H0z" fill="#b8cf94"/><path d="M66 0h34v70H84z" fill="#edcb7c"/>' +
    '<path d="M34 0h32l18 70H16z" fill="#a9d0de"/><path d="M0 58q50-10 100 0v12H0z" fill="#fff" fill-opacity=".25"/>',
  action:
    sky("#d9c9ea", "#ab90cf") +
    '<path d="M0 50q18-14 38-7t30-5 32 4v28H0z" fill="#8767b4"/><path d="M0 60q30-8 100-2v12H0z" fill="#6c4c9b"/>',
};

const palm = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round"><path d="M0 0q3-14-1-26" stroke="#5f4224" stroke-width="3"/>` +
  '<path d="M-1-26q-9-5-15 4M-1-26q-5-10-15-6M-1-26q8-7 15 2M-1-26q4-11 14-8M-1-26q1-8-3-12" stroke="#24521d" stroke-width="3"/></g>';

const fern = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#23501b" stroke-width="2.4" stroke-linecap="round">` +
  '<path d="M0 0q0-14 8-20M0 0q-2-12-11-16M0 0q2-8 13-9M0 0q-4-6-13-5"/></g>';

const person = (x: number, y: number, scale: number, coat: string, hat: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#2e2318" stroke-width="1.3" stroke-linejoin="round">` +
  `<path d="M-8 0q-1-15 8-16t8 16z" fill="${coat}"/><circle cy="-20" r="5.4" fill="#d9a577"/>` +
  `<path d="M-9-22.5h18M-5.6-23q0-6 5.6-6t5.6 6z" fill="${hat}"/></g>`;

const hut = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#5d3a10" stroke-width="1.2" stroke-linejoin="round"><path d="M-11 0v-11h22V0z" fill="#f6e2ac"/>` +
  '<path d="M-15-10L0-23l15 13z" fill="#9c5a2b"/><path d="M-3.4 0v-7h6.8v7z" fill="#5d3a10"/></g>';

const coins = (x: number, y: number, count: number): string =>
  Array.from(
    { length: count },
    (_, n) =>
      `<ellipse cx="${x}" cy="${y - 4 * n}" rx="9" ry="3.6" fill="#f8de94" stroke="#6d430d" stroke-width="1.2"/>`,
  ).join("");

const page = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="#4a3169" stroke-width="1.4"><rect x="-9" y="-13" width="18" height="26" rx="2.5" fill="#fbf5ff"/>` +
  '<path d="M-5-7h10M-5-2h10M-5 3h6" fill="none"/></g>';

const DRAWINGS: Record<string, string> = {
  explorer: palm(20, 62, 1) + palm(84, 60, 0.85) + person(52, 62, 1.05, "#b98b4f", "#e8d9ad") + fern(34, 68, 0.8) + fern(72, 69, 0.8),
  scout:
    palm(16, 62, 1.05) + palm(86, 64, 1.1) + fern(70, 68, 1) +
    '<g stroke="#2e2318" stroke-width="1.5" stroke-linejoin="round"><path d="M34 40l5-12h8l3 6 3-6h8l5 12v9H34z" fill="#4b3b2a"/>' +
    '<circle cx="41.5" cy="47" r="8" fill="#cfe2d8"/><circle cx="58.5" cy="47" r="8" fill="#cfe2d8"/></g><path d="M37 45q2-4 6-4M54 45q2-4 6-4" fill="none" stroke="#fff" stroke-width="1.8"/>',
  trailblazer:
    '<path d="M36 70q2-14 12-20t6-14h6q2 10-3 17t1 17z" fill="#d8b878"/>' + palm(18, 64, 1.15) + palm(80, 62, 1.1) +
    person(53, 60, 0.95, "#7c5a36", "#d9c48b") + '<path d="M60 48l11-10" stroke="#fbf7e8" stroke-width="3.2" stroke-linecap="round"/>' + fern(32, 69, 1) + fern(90, 69, 0.9),
  pioneer:
    palm(12, 62, 1.1) + palm(88, 60, 1.1) + '<path d="M48 62V16" stroke="#5f4224" stroke-width="2.6"/><path d="M49 16h24l-6 7 6 7H49z" fill="#c0392b" stroke="#2e2318" stroke-width="1.3"/>' +
    person(40, 64, 1.15, "#8a6a3c", "#f1e3ba") + fern(66, 68, 1.1) + fern(24, 69, 0.9),
  "giant-machete":
    palm(10, 64, 1) + palm(92, 64, 1) +
    '<g transform="translate(50 38) rotate(-24)" stroke="#26301a" stroke-width="1.8" stroke-linejoin="round"><path d="M-36-4q-4 5 .5 10l20-1v-9z" fill="#70431f"/><path d="M-16-7l36-4q15 1 17 17Q14 10-16 5z" fill="#fbf7e8"/><path d="M-14 3q28 4 50 1" fill="none" stroke="#b9bfa6"/><path d="M-30-1v4M-25-1.5v4" stroke="#e8d9ad"/></g>' + fern(24, 69, 1) + fern(76, 69, 1),
  sailor:
    '<g stroke="#2e2318" stroke-width="1.4" stroke-linejoin="round"><path d="M22 50h56q-5 12-16 12H38q-11 0-16-12z" fill="#8a5a2c"/><path d="M26 54h48" stroke="#5f3a17"/></g>' +
    person(46, 51, 0.85, "#f2f4f5", "#2b6cb0") + '<path d="M54 42L76 62" stroke="#5f3a17" stroke-width="2.4" stroke-linecap="round"/><path d="M72 57l8 8" stroke="#f3e5c4" stroke-width="5" stroke-linecap="round"/>',
  captain:
    '<g stroke="#2e2318" stroke-width="1.4" stroke-linejoin="round"><path d="M12 48h74l-8 15H22z" fill="#fbf7e8"/><path d="M14 52h70" stroke="#c0392b" stroke-width="3"/><path d="M28 48V36h36v12z" fill="#f3e5c4"/><path d="M42 36V18h12v18z" fill="#c0392b"/><path d="M42 23h12" stroke="#fbf7e8" stroke-width="3"/></g>' +
    '<path d="M33 42h4M43 42h4M53 42h4" stroke="#2e2318" stroke-width="3.4"/><path d="M52 14q6-8 13-5 3-6 11-4" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/>',
  traveller: hut(28, 58, 1) + hut(52, 61, 1.25) + person(76, 64, 0.95, "#a2543c", "#f1e3ba") + '<path d="M84 64v-8h8v8z" fill="#6b3f1d" stroke="#2e2318"/>',
  photographer:
    hut(18, 58, 0.85) + hut(86, 58, 0.75) +
    '<g stroke="#2e2318" stroke-width="1.6" stroke-linejoin="round"><path d="M43 48L34 68M57 48l9 20M50 48v20" stroke="#5d3a10" stroke-width="2.4"/><path d="M30 24h9l4-6h14l4 6h9v25H30z" fill="#5b4330"/><circle cx="50" cy="36" r="10" fill="#e9dfc8"/><circle cx="50" cy="36" r="5.6" fill="#33526b"/></g><path d="M46 33q2-3 5-2" fill="none" stroke="#fff" stroke-width="1.8"/>',
  journalist:
    hut(84, 57, 0.8) +
    '<g stroke="#2e2318" stroke-width="1.5" stroke-linejoin="round"><path d="M30 14h38v34H30z" fill="#fffaf0"/><path d="M20 48h58l5 15H15z" fill="#4b3b2a"/><path d="M26 44h46v6H26z" fill="#2e2318"/></g><path d="M36 20h26M36 26h12M52 26h10M36 32h26M36 38h18" stroke="#8a7a5c" stroke-width="2"/><g fill="#f3e5c4"><circle cx="28" cy="54" r="1.9"/><circle cx="37" cy="54" r="1.9"/><circle cx="46" cy="54" r="1.9"/><circle cx="55" cy="54" r="1.9"/><circle cx="64" cy="54" r="1.9"/><circle cx="71" cy="54" r="1.9"/><circle cx="32" cy="59" r="1.9"/><circle cx="42" cy="59" r="1.9"/><circle cx="52" cy="59" r="1.9"/><circle cx="62" cy="59" r="1.9"/></g>',
  "treasure-chest":
    '<circle cx="50" cy="38" r="27" fill="#fff3bf" opacity=".55"/><g stroke="#4a2a0c" stroke-width="1.7" stroke-linejoin="round"><path d="M24 40q0-20 26-20t26 20z" fill="#8f5626"/><path d="M27 40q8-9 23-9t23 9z" fill="#f2c230"/><path d="M24 40h52v23H24z" fill="#a5662f"/><path d="M33 40v23M67 40v23" stroke="#f2c230" stroke-width="4"/><path d="M45 40h10v11H45z" fill="#f2c230"/></g>' + coins(84, 64, 2) + coins(16, 65, 1),
  millionaire:
    coins(20, 65, 5) + coins(82, 65, 7) +
    '<g stroke="#2e2318" stroke-width="1.5" stroke-linejoin="round"><path d="M34 68q0-20 16-20t16 20z" fill="#3a2d4d"/><path d="M46 49l4 7 4-7z" fill="#fff"/><circle cx="50" cy="38" r="10" fill="#e2b48a"/><path d="M35 31h30M40 30V13h20v17z" fill="#2e2318"/><path d="M40 26h20" stroke="#c0392b" stroke-width="3.4"/><circle cx="54.5" cy="38" r="3.6" fill="#eaf3f6"/></g>',
  "jack-of-all-trades":
    '<g stroke="#2e2318" stroke-width="1.5" stroke-linejoin="round"><path d="M28 66l4-34h36l4 34z" fill="#a5662f"/><path d="M30 44h40v10H29z" fill="#8f5626"/><path d="M40 32q0-10 10-10t10 10" fill="none" stroke-width="3"/><path d="M45 44h10v8H45z" fill="#f2c230"/></g><path d="M66 34L84 14" stroke="#fbf7e8" stroke-width="5" stroke-linecap="round"/><path d="M62 38l6-7" stroke="#70431f" stroke-width="5" stroke-linecap="round"/><path d="M36 36L19 16" stroke="#8a5a2c" stroke-width="3.4" stroke-linecap="round"/><ellipse cx="17" cy="14" rx="4.6" ry="8" transform="rotate(-40 17 14)" fill="#fbf7e8" stroke="#183a50" stroke-width="1.3"/>',
  adventurer:
    '<path d="M0 70L22 34l12 16 18-30 22 34 10-12 16 28z" fill="#7d6a55" opacity=".65"/><path d="M52 20l8 13-5-2-3 4-4-4-4 2z" fill="#fff"/>' + person(50, 67, 1.35, "#7a4b26", "#6a4524") + '<path d="M60 52q15-4 13 7t-14 6" fill="none" stroke="#4a2a0c" stroke-width="2.2"/>',
  "prop-plane":
    '<path d="M8 18q6-7 13-2 7-5 11 3H8zM66 52q6-6 12-2 7-4 10 4H66z" fill="#fff" opacity=".9"/><g transform="rotate(-8 50 38)" stroke="#2e2318" stroke-width="1.6" stroke-linejoin="round"><path d="M18 34q30-7 58 0 7 5 0 10-28 8-46-1z" fill="#f2c230"/><path d="M18 34l-8-13h9l9 12z" fill="#c0392b"/><path d="M38 40l14 19h9l-4-18zM42 33l10-15h8l-5 14z" fill="#c98a1b"/><path d="M58 32q5-6 11 1z" fill="#cfe8f1"/><path d="M80 26v26" stroke-width="3"/><circle cx="79.5" cy="39" r="2.6" fill="#2e2318"/></g>',
  transmitter:
    '<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"><path d="M62 10q7 6 3 15M69 5q11 10 5 24M44 10q-7 6-3 15M37 5q-11 10-5 24"/></g><g stroke="#2e2318" stroke-width="1.6" stroke-linejoin="round"><path d="M53 40V16" stroke-width="2.4"/><circle cx="53" cy="15" r="3" fill="#f2c230"/><rect x="24" y="38" width="52" height="26" rx="3" fill="#7b5a36"/><circle cx="38" cy="51" r="8.5" fill="#e9dfc8"/><path d="M38 51l4-5"/><rect x="53" y="43" width="17" height="7" fill="#f2c230"/><circle cx="56.5" cy="57" r="2.4" fill="#e9dfc8"/><circle cx="66" cy="57" r="2.4" fill="#e9dfc8"/></g>',
  cartographer:
    '<g stroke="#4a3169" stroke-width="1.5" stroke-linejoin="round"><path d="M14 22l24-7 24 7 24-7v40l-24 7-24-7-24 7z" fill="#fbf3dc"/><path d="M38 15v40M62 22v40" stroke="#cbb58a"/></g><path d="M20 50q8-14 17-10t14-6 12 4" fill="none" stroke="#c0392b" stroke-width="2.2" stroke-dasharray="4 3"/><path d="M64 30l8 8m0-8l-8 8" stroke="#c0392b" stroke-width="3"/><path d="M22 30q5-6 10 0z" fill="#6c9a48"/><path d="M68 64L90 34" stroke="#70431f" stroke-width="4" stroke-linecap="round"/><path d="M68 64l3-7 3 2z" fill="#2e2318"/>',
  scientist:
    '<g stroke="#2e2318" stroke-width="1.6" stroke-linejoin="round"><path d="M44 14h12M46 14v16L31 57q-3 7 5 7h28q8 0 5-7L54 30V14" fill="#f2f8f6"/><path d="M39 44h22l8 14q2 6-5 6H36q-7 0-5-6z" fill="#7fc28a"/></g><circle cx="44" cy="55" r="2.6" fill="#fff"/><circle cx="54" cy="50" r="2" fill="#fff"/><circle cx="56" cy="58" r="1.5" fill="#fff"/><path d="M18 62q-8-14 4-26 10 12 1 26M84 62q-8-12 3-22 9 11 1 22" fill="#6c9a48" stroke="#23501b" stroke-width="1.4"/>',
  compass:
    '<g stroke="#2e2318" stroke-width="1.6"><circle cx="50" cy="10" r="4" fill="none"/><circle cx="50" cy="39" r="26" fill="#f2c230"/><circle cx="50" cy="39" r="20.5" fill="#fffaf0"/></g><path d="M50 21v4M50 53v4M32 39h4M64 39h4" stroke="#7b6a4c" stroke-width="2"/><path d="M60 26l-6 17-8-8z" fill="#c0392b"/><path d="M40 52l6-17 8 8z" fill="#33526b"/><circle cx="50" cy="39" r="2.4" fill="#2e2318"/>',
  "travel-log":
    '<g stroke="#3a2450" stroke-width="1.6" stroke-linejoin="round"><path d="M14 18q18-6 36 3 18-9 36-3v42q-18-6-36 3-18-9-36-3z" fill="#7a4b26"/><path d="M18 17q16-5 32 4v39q-16-8-32-4zM82 17q-16-5-32 4v39q16-8 32-4z" fill="#fbf3dc"/></g><path d="M24 26q10-2 20 2M24 33q10-2 20 2M24 40q10-2 14 0" fill="none" stroke="#8a7a5c" stroke-width="1.8"/><path d="M58 46l8-14 6 8 4-5 4 10z" fill="#6c9a48" stroke="#23501b"/><path d="M72 10q10 4 6 20l-3 1q1-12-6-18z" fill="#fff" stroke="#3a2450" stroke-width="1.2"/>',
  native:
    '<path d="M30 70q4-18 16-24t8-22h8q4 16-4 26t4 20z" fill="#d8c2a0"/>' + palm(16, 62, 1.1) + palm(86, 60, 1) +
    '<g fill="#6b4a2c"><ellipse cx="45" cy="60" rx="3" ry="4.6" transform="rotate(14 45 60)"/><ellipse cx="53" cy="51" rx="2.7" ry="4.2" transform="rotate(10 53 51)"/><ellipse cx="50.5" cy="42" rx="2.4" ry="3.7" transform="rotate(16 50.5 42)"/><ellipse cx="57" cy="35" rx="2.1" ry="3.2"/></g><path d="M72 66V38" stroke="#5f4224" stroke-width="3.4" stroke-linecap="round"/><path d="M72 20q9 9 4 16-4 4-8 0-5-7 4-16z" fill="#f2c230" stroke="#a2421c" stroke-width="1.4"/><path d="M72 28q4 4 1 8-3 1-4-2 0-3 3-6z" fill="#d0552c"/>',
};

/** Loose pages behind the compass, which draws most. */
const PAGES = page(17, 36, -14) + page(83, 36, 14);

const pictures = new Map<string, string>();

/** The address of a card's picture, for an <img>: a picture is painted once, however many cards show it. */
export function scene(card: string, family: Family): string {
  let picture = pictures.get(card);
  if (picture === undefined) {
    const drawing = BACKDROPS[family] + (card === "compass" ? PAGES : "") + (DRAWINGS[card] ?? "");
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 70" width="200" height="140">${drawing}</svg>`;
    picture = `data:image/svg+xml,${encodeURIComponent(whole)}`;
    pictures.set(card, picture);
  }
  return picture;
}
