import type { Page } from '@playwright/test'

/** Elements whose words somebody wrote: messages, and the names of languages in themselves. */
const written = '.jst-message-lines a, .jst-message-lines p, [role="menuitemradio"]'

/** Chinese that the page shows or tells readers outside of what says that it is Chinese. `names`: of people, companies and roles, which stay as they are. */
export async function chineseOf(page: Page, names: readonly string[]): Promise<string[]> {
  const found = await page.evaluate((own) => {
    const han = /\p{Script=Han}/u
    // the nearest element that says a language: an English page stands in a frame that may hold Chinese ones
    const isAsked = (element: Element | null) =>
      element && element.checkVisibility() && element.closest<HTMLElement>('[lang]')?.lang !== 'zh-CN' && !element.closest(own)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) if (isAsked(node.parentElement)) said.push((node as Text).data)
    for (const element of document.querySelectorAll<HTMLInputElement>('[aria-label], [title], [placeholder]'))
      if (isAsked(element)) said.push(element.ariaLabel ?? '', element.title, element.placeholder ?? '')
    return said.filter((text) => han.test(text))
  }, written)
  return [...new Set(found)].filter((text) => /\p{Script=Han}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text)))
}
