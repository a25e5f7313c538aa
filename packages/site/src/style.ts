import { contrastWithWhite, leastContrast } from '@jst/contracts/portal'
import { base } from './style/base.ts'
import { blocks } from './style/blocks.ts'
import { frame } from './style/frame.ts'
import { hero } from './style/hero.ts'
import { looks } from './style/looks.ts'
import { pages } from './style/pages.ts'
import { small } from './style/small.ts'

/** Colour of a site that has none of its own. */
export const defaultColour = '#0e5a8a'

/**
 * The style of every page of a site. It stands in the page itself, so that nothing is waited for; the editor's preview takes it as it is. Widths are
 * asked of the container, not of the window: a preview as wide as a phone looks as on one.
 */
export const siteStyle = [base, frame, hero, blocks, pages, looks, small].join('')

/** Minimum contrast ratio between link text and its tinted background (WCAG 1.4.3 asks for 4.5). */
const linkContrast = 5.4
const darkened = (hex: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

/** The colour as letters of it are read on white and on its own tint. */
function linkOf(hex: string): string {
  let by = 1
  while (by > 0.4 && contrastWithWhite(darkened(hex, by)) < linkContrast) by -= 0.05
  return darkened(hex, by)
}

/** The rule that gives a site its own colour; '' for the usual one. A colour that is none, or that letters cannot be read on, is left out. */
export function colourStyle(hex: string): string {
  if (!/^#[0-9a-f]{6}$/.test(hex) || contrastWithWhite(hex) < leastContrast) return ''
  const link = `--link: ${linkOf(hex)};`
  const brandStyle = `:root, :host { --brand: ${hex}; --brand-deep: ${darkened(hex, 0.55)}; }`
  return `${brandStyle} :host { ${link} } @media not (prefers-color-scheme: dark) { :root { ${link} } }`
}
