import type { Page } from '@playwright/test'

/** Parts of the shown page that lie on each other although they stand below one another: a row that was shrunk under its content. */
export async function overlapsOf(page: Page): Promise<string[]> {
  return page.locator(':is(.jst-page-frame, .jst-detail, .jst-list, .jst-home-views):visible').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const parts = [...frame.children].filter((part) => {
        const { width, height } = part.getBoundingClientRect()
        return width > 1 && height > 1 && !['absolute', 'fixed', 'sticky'].includes(getComputedStyle(part).position)
      })
      return parts.slice(1).flatMap((part, at) => {
        const [above, below] = [parts[at]!.getBoundingClientRect(), part.getBoundingClientRect()]
        const beside = above.right <= below.left + 1 || below.right <= above.left + 1
        return beside || above.bottom <= below.top + 1
          ? []
          : [`${location.pathname}: ${parts[at]!.className || parts[at]!.tagName} lies on ${part.className || part.tagName}`]
      })
    }),
  )
}

/** Bars of acts that are not in the one order: at most one primary act, and nothing before it. */
export async function actFaultsOf(page: Page): Promise<string[]> {
  return page.locator('.jst-detail-actions:visible').evaluateAll((bars) =>
    bars.flatMap((bar) => {
      const acts = [...bar.querySelectorAll('button, a')].filter((act) => act.checkVisibility() && !act.closest('dialog, .jst-popup-panel'))
      const primary = acts.filter((act) => act.matches('.arco-btn-primary:not(.arco-btn-status-danger)'))
      const told = `${location.pathname}: ${acts.map(({ textContent }) => textContent).join(' | ')}`
      if (primary.length > 1) return [`two primary acts at ${told}`]
      const place = primary[0]?.getBoundingClientRect()
      const isBefore = (act: Element) => {
        const { top, bottom, left } = act.getBoundingClientRect()
        return place !== undefined && (bottom <= place.top || (top < place.bottom && left < place.left))
      }
      return acts.some(isBefore) ? [`the primary act is not the first at ${told}`] : []
    }),
  )
}

/**
 * Lists of which a reader does not see at once, without scrolling sideways: the acts of a row, or, in a list without acts, each column that it
 * begins with. A list with acts may be wider, since its first column and its acts stay in sight.
 */
export async function listFaultsOf(page: Page): Promise<string[]> {
  return page.locator('.jst-table:visible').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { left, right } = list.getBoundingClientRect()
      const told = `${location.pathname}: ${list.querySelector('table')?.ariaLabel}`
      const isOut = (element: Element) => {
        const place = element.getBoundingClientRect()
        return place.left < left - 1 || place.right > right + 1
      }
      const heads = [...list.querySelectorAll('thead th')]
      const acts = heads.find((head) => head.classList.contains('jst-cell-acts'))
      const hidden = (acts ? [acts] : heads).filter(isOut).map(({ textContent }) => textContent)
      return hidden.map((name) => `out of sight in ${told}: ${name}`)
    }),
  )
}

/**
 * Figures of the shown page that nobody writes like that: an amount without thousands separators (`USD 14740.00`) and a negative zero (`-0.0`).
 * Typed texts and prints are left out.
 */
export async function figureFaultsOf(page: Page): Promise<string[]> {
  return page.locator(':is(.jst-page-frame, .jst-detail, .jst-list, main):visible').evaluateAll((frames) => {
    const plain = /\b(?:USD|CNY|EUR|JPY|HKD|GBP|KWD) -?\d{4,}/
    const negativeZero = /^-0(?:\.0+)?%?$/
    const found = frames.flatMap((frame) => {
      const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text
        const fault = plain.test(data) ? 'an amount without thousands' : negativeZero.test(data.trim()) ? 'a negative zero' : undefined
        if (fault && !parentElement?.closest('pre, code, textarea, .jst-paper, .jst-comment, .jst-read-text'))
          texts.push(`${fault} at ${location.pathname}: ${data}`)
      }
      return texts
    })
    return [...new Set(found)]
  })
}
