export async function run({ page, context, origin, expect }) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const cell = (row, column) => page.locator(`[data-row="${row}"] [role=gridcell]`).nth(column)
  const total = page.getByRole('row').last().getByRole('gridcell').nth(2)
  await expect(total).toHaveText('22.30')
  // looks of its own on a page that has none
  await expect(cell(0, 0)).toHaveCSS('position', 'sticky')
  await expect(cell(1, 0)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.evaluate(() => document.body.classList.add('dark'))
  await expect(cell(1, 0)).toHaveCSS('background-color', 'rgb(29, 31, 34)')
  await page.evaluate(() => document.body.classList.remove('dark'))

  // an input method composes in a cell that is only selected: nothing of it is lost
  await cell(0, 0).click()
  const keyboard = await context.newCDPSession(page)
  for (const text of ['t', 'ta', 'tan', 'tang'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await expect(page.getByRole('textbox')).toHaveValue('tang')
  await keyboard.send('Input.insertText', { text: '汤' })
  await page.keyboard.press('Enter')
  await expect(cell(0, 0)).toHaveText('汤')

  // the real clipboard, with nothing of the page selected
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('汤\r\nDuck')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.evaluate(() => navigator.clipboard.writeText('Tart\tstarter\t5,5\r\nCake\tMain\t6.05 EUR\r\n"Two\nlines"\t\t1\r\n'))
  await page.keyboard.press('Control+v')
  await expect(cell(1, 0)).toHaveText('Tart')
  await expect(cell(1, 2)).toHaveText('5,5')
  await expect(cell(1, 2)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(3, 0)).toHaveText('Two lines')
  await expect(total).toHaveText('11.15')

  await cell(1, 2).dblclick()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('.5')
  await page.keyboard.press('Enter')
  await expect(cell(1, 2)).toHaveText('5.50')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(total).toHaveText('22.30')

  // the keyboard finds its way out again
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add row' })).toBeFocused()
}
