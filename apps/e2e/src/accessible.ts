import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const themes = ['light', 'dark'] as const

/** What axe finds wrong with the page as it stands, in the given themes; a second theme changes colours alone. */
export async function faultsOf(page: Page, inThemes: readonly (typeof themes)[number][] = themes): Promise<string[]> {
  const faults: string[] = []
  for (const [index, theme] of inThemes.entries()) {
    await page.locator('body').evaluate((body, value) => body.setAttribute('arco-theme', value), theme)
    const builder = new AxeBuilder({ page })
    const { violations } = await (index === 0 ? builder : builder.withRules(['color-contrast'])).analyze()
    faults.push(...violations.map(({ id, nodes }) => `${new URL(page.url()).pathname} ${theme} ${id}: ${nodes[0]?.html.slice(0, 120)}`))
  }
  return faults
}
