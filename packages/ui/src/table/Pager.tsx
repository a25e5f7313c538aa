import type { ReactNode } from 'react'
import { Select } from '../controls/Select.tsx'
import { formatNumber } from '../format/numbers.ts'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../language.tsx'
import { pageSizes } from './ListSettings.ts'

interface PagerProps {
  total: number
  /** Rows are counted up to here: a greater total says “more than”. */
  most?: number | undefined
  pageIndex: number
  pageSize: number
  /** Beside the number of rows. */
  totals?: ReactNode
  onPage: (pageIndex: number) => void
  onPageSize: (pageSize: number) => void
}

/** Page numbers to offer, `undefined` for a gap: first, last and two around the current one. */
export function pageNumbers(current: number, count: number): (number | undefined)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1].filter((page) => page >= 1 && page <= count))
  if (current <= 3) for (const page of [2, 3, 4]) if (page < count) wanted.add(page)
  if (current >= count - 2) for (const page of [count - 3, count - 2, count - 1]) if (page > 1) wanted.add(page)
  const pages = [...wanted].toSorted((a, b) => a - b)
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [undefined, page] : [page]))
}

/** Total, pages and page size in one line; it keeps its height while nothing is loaded. */
export function Pager({ total, most = Infinity, pageIndex, pageSize, totals, onPage, onPageSize }: PagerProps) {
  const texts = useTexts()
  const words = texts.pager
  const count = Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav className="jst-pager" aria-label={words.label}>
      <span className="jst-pager-total">{words.total(total > most ? `${formatNumber(most)}+` : formatNumber(total))}</span>
      <span className="jst-pager-totals">{totals}</span>
      <button
        type="button"
        className="jst-page"
        aria-label={words.previous}
        title={words.previous}
        disabled={pageIndex <= 1}
        onClick={() => onPage(pageIndex - 1)}
      >
        <Icon name="left" size={14} />
      </button>
      {pageNumbers(pageIndex, count).map((page, index) =>
        page === undefined ? (
          <span key={`gap${index}`} className="jst-page-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={page === pageIndex ? 'jst-page is-current' : 'jst-page'}
            aria-label={words.page(page)}
            aria-current={page === pageIndex ? 'page' : undefined}
            onClick={() => onPage(page)}
          >
            {page}
          </button>
        ),
      )}
      <button
        type="button"
        className="jst-page"
        aria-label={words.next}
        title={words.next}
        disabled={pageIndex >= count}
        onClick={() => onPage(pageIndex + 1)}
      >
        <Icon name="right" size={14} />
      </button>
      <Select
        label={words.size}
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: words.perPage(size) }))}
        onChange={(size) => onPageSize(Number(size))}
      />
    </nav>
  )
}
