import { cssVariables } from '@jst/ui'

const light = /^(html )?body$/
const dark = /^(html )?body\[arco-theme=["']?dark["']?\]$/

function* rules(): Generator<CSSStyleRule> {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) if (rule instanceof CSSStyleRule) yield rule
  }
}
const customOf = ({ style }: CSSStyleRule) => [...style].filter((name) => name.startsWith('--'))

/** Names of the product's own tokens: tokens.css alone sets them on `html body`. */
export const tokenNames = (): string[] => [
  ...new Set([...rules()].filter(({ selectorText }) => selectorText.startsWith('html body')).flatMap(customOf)),
]

/** Every custom property of a theme, Arco's first, for an element that shows that theme inside a page of another one. */
export function themeOf(theme: 'light' | 'dark') {
  const all = [...rules()]
  const chosen = [
    ...all.filter(({ selectorText }) => selectorText === 'body'),
    ...all.filter(({ selectorText }) => selectorText === 'html body'),
    ...(theme === 'dark' ? all.filter(({ selectorText }) => dark.test(selectorText)) : []),
  ].filter(({ selectorText }) => light.test(selectorText) || dark.test(selectorText))
  return cssVariables(Object.fromEntries(chosen.flatMap((rule) => customOf(rule).map((name) => [name, rule.style.getPropertyValue(name)]))))
}

/** All styles of the product, loaded or not: what the document holds depends on the stories that were looked at before. */
const styles = import.meta.glob<string>('../../packages/ui/src/styles/**/*.css', { query: '?raw', import: 'default', eager: true })

/** How often each value of some properties stands in the product's styles, most frequent first. */
export function usesOf(properties: RegExp, value: RegExp): [string, number][] {
  const declared = Object.values(styles).flatMap((text) => [...text.matchAll(/([\w-]+):\s*([^;{}]+);/g)])
  const found = declared.flatMap(([, name = '', given = '']) => (properties.test(name) ? (given.match(value) ?? []) : []))
  const counts = [...Map.groupBy(found, (one) => one)].map(([one, all]): [string, number] => [one, all.length])
  return counts.toSorted(([a, many], [b, more]) => more - many || Number.parseFloat(a) - Number.parseFloat(b))
}

/** A token that holds a colour, as CSS takes it: Arco's scales are three numbers. */
export const colourOf = (name: string): string => (/^--(primary|link|danger)-\d/.test(name) ? `rgb(var(${name}))` : `var(${name})`)

type Rgba = readonly [number, number, number, number]
function rgba(colour: string): Rgba {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha]
}
const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1]
function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** Contrast of the text of an element on its own background (WCAG 2). */
export function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element)
  const ground = rgba(backgroundColor)
  const [a, b] = [luminance(over(rgba(color), ground)), luminance(ground)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
