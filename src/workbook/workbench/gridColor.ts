import type { Nullable } from '@univerjs/core';

/** `#RRGGBB` for what the grid writes as `#abc`, `#aabbcc` or `rgb(…)`. */
export function hexColor(text: Nullable<string>): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? '');
  if (short) return `#${short.slice(1).map(twice).join('')}`.toUpperCase();
  if (/^#[0-9a-f]{6}$/i.test(text ?? '')) return text!.toUpperCase();
  const parts = /^rgba?\((\d+), ?(\d+), ?(\d+)/.exec(text ?? '');
  if (!parts) return undefined;
  return `#${parts.slice(1, 4).map(twoDigits).join('')}`.toUpperCase();
}

function twice(digit: string): string {
  return digit + digit;
}

function twoDigits(part: string): string {
  return Number(part).toString(16).padStart(2, '0');
}
