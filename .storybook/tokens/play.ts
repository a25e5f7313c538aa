import { expect, waitFor } from 'storybook/test'
import { pages, type TokenPage } from './pages.ts'
import { tokenNames } from './read.ts'

/** Every token of the page is drawn, as tokens.css has it at this moment. */
export const showsAll =
  (page: TokenPage) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const wanted = tokenNames().filter((name) => pages[page].test(name))
    await expect(wanted.length).toBeGreaterThan(0)
    const shown = () => new Set([...canvasElement.querySelectorAll('[data-token]')].map((one) => one.getAttribute('data-token')))
    await waitFor(() => expect(wanted.filter((name) => !shown().has(name))).toEqual([]))
  }
