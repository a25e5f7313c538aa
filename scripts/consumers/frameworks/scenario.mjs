/** Expected texts of each store before and after its action. */
const expected = {
  session: ['logged-out', 'logged-in 上海海宇货运有限公司'],
  permissions: ['may not edit', 'may edit'],
  channel: ['closed 0', 'open 0'],
  tabs: ['', 'bills /bills'],
  drafts: ['1 420 false', '2 840 true'],
  validation: ['0 false', '1 true'],
}

export async function run({ page, expect, title = '' }) {
  const shown = (name) => page.getByRole('status', { name, exact: true })
  for (const [name, [before]] of Object.entries(expected)) await expect(shown(name)).toHaveText(before)
  for (const [name, [, after]] of Object.entries(expected)) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(shown(name)).toHaveText(after)
  }
  await expect(page).toHaveTitle(title)
}
