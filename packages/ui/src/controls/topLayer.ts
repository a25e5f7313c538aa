/** Browsers of before 2024 show what would lie in the top layer where it stands. */
export const hasTopLayer = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype
