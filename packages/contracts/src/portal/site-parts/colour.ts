const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Contrast of white letters on a colour `#rrggbb` (WCAG 2.2). */
export const contrastWithWhite = (hex: string): number => 1.05 / (luminance(hex) + 0.05)

/** Minimum contrast ratio of text (WCAG 1.4.3). */
export const leastContrast = 4.5
