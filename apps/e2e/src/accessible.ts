import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { surviving } from './kit.ts'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Of axe, which has no types for its own parts. */
interface Color {
  alpha: number
  parseString: (text: string) => void
}
interface Colors {
  readonly Color: new () => Color
  readonly getContrast: (one: Color, other: Color) => number
}

/** Header, menu and tabs of a workbench: half of what axe has to look at, and the same on each of its screens. */
const frame = ['.jst-frame-head', '.jst-frame-side', '.jst-frame-tabs']

/** Rows of a list below its first ones: they are drawn by the same code, and a full page of them takes most of the time of a look. */
const furtherRows = ['tbody tr:nth-child(n+6)', '[data-row]:nth-child(n+6)']

/**
 * Axe violations of the current page in the given themes; the second theme is checked for colour contrast only.
 * `but`: parts that another look has checked, as selectors.
 */
export function faultsOf(page: Page, inThemes: readonly Theme[] = themes, but: readonly string[] = []): Promise<string[]> {
  return surviving(page, async () => {
    // straight into the page, once for its document: the usual binding opens a second page for each look and takes eight times as long
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const faults: string[] = []
    for (const [index, theme] of inThemes.entries()) {
      const violations = await page.evaluate(
        async ({ theme, rules, but }) => {
          document.body.setAttribute('arco-theme', theme)
          // a colour that is handed down begins to change only when that above it has changed
          for (;;) {
            const ending = document
              .getAnimations()
              .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
            if (ending.length === 0) break
            await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
          }
          const found = await (window as unknown as { axe: typeof axe }).axe.run(
            { exclude: but.map((part) => [part]) },
            {
              resultTypes: ['violations', 'incomplete'],
              ...(rules ? { runOnly: rules } : {}),
            },
          )
          return [
            ...found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} ${nodes[0]?.any[0]?.message ?? ''}`),
            ...found.incomplete.flatMap(({ nodes }) => nodes).flatMap(onGradient),
          ]

          // axe leaves text on a gradient to people: the contrast with each of its colours is what can be told
          function onGradient({ any, target, html }: axe.NodeResult): string[] {
            if ((any[0]?.data as { messageKey?: string } | undefined)?.messageKey !== 'bgGradient') return []
            const { Color, getContrast } = (window as unknown as { axe: { commons: { color: Colors } } }).axe.commons.color
            const colorOf = (text: string) => {
              const color = new Color()
              color.parseString(text)
              return color
            }
            const text = document.querySelector(String(target[0]))!
            let holder: Element | null = text
            while (holder && !getComputedStyle(holder).backgroundImage.includes('gradient(')) holder = holder.parentElement
            const { color, fontSize, fontWeight } = getComputedStyle(text)
            const stops = (holder ? getComputedStyle(holder).backgroundImage : '').match(/rgba?\([^)]*\)/g) ?? []
            const contrast = Math.min(
              ...stops
                .map(colorOf)
                .filter(({ alpha }) => alpha === 1)
                .map((stop) => getContrast(stop, colorOf(color))),
            )
            const size = Number.parseFloat(fontSize)
            const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
            return contrast < needed ? [`contrast ${contrast.toFixed(2)} on a gradient: ${html.slice(0, 120)}`] : []
          }
        },
        { theme, rules: index === 0 ? null : ['color-contrast'], but },
      )
      faults.push(...violations.map((violation) => `${new URL(page.url()).pathname} ${theme} ${violation}`))
    }
    return faults
  })
}

/** The same for a screen whose frame was looked at with another one. */
export const faultsInFrame = (page: Page): Promise<string[]> => faultsOf(page, themes, [...frame, ...furtherRows])
