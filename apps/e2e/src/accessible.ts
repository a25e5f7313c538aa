import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { surviving } from './kit.ts'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Axe violations of the current page in the given themes; the second theme is checked for colour contrast only. */
export function faultsOf(page: Page, inThemes: readonly Theme[] = themes): Promise<string[]> {
  return surviving(page, async () => {
    // straight into the page: the usual binding opens a second page for each look and takes eight times as long
    await page.evaluate(axe.source)
    const faults: string[] = []
    for (const [index, theme] of inThemes.entries()) {
      const violations = await page.evaluate(
        async ({ theme, rules }) => {
          document.body.setAttribute('arco-theme', theme)
          // a colour that is handed down begins to change only when that above it has changed
          for (;;) {
            const ending = document
              .getAnimations()
              .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
            if (ending.length === 0) break
            await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
          }
          const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
            resultTypes: ['violations'],
            ...(rules ? { runOnly: rules } : {}),
          })
          return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} ${nodes[0]?.any[0]?.message ?? ''}`)
        },
        { theme, rules: index === 0 ? null : ['color-contrast'] },
      )
      faults.push(...violations.map((violation) => `${new URL(page.url()).pathname} ${theme} ${violation}`))
    }
    return faults
  })
}
