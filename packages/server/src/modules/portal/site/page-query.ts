import type { SiteLanguage } from '@jst/contracts/portal'

/** Query of a page; other parameters are ignored. */
export interface PageQuery {
  /** Record of an article or a job; 0 for none. */
  readonly id: number
  readonly kind: string
  readonly category: string
  readonly page: number
  /** Ports as the visitor calls them. */
  readonly pol: string
  readonly pod: string
  /** `YYYY-MM-DD`; '' for today. */
  readonly day: string
  readonly no: string
  /** The line of the quick search. */
  readonly words: string
  /** As the visitor asks; a site without English answers in Chinese. */
  readonly lang: SiteLanguage
}

const mostPages = 5_000
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** Reads the query of a page. */
export function pageQueryOf(query: URLSearchParams): PageQuery {
  const number = (key: string, most: number) => {
    const value = query.get(key) ?? ''
    return /^\d{1,15}$/.test(value) ? Math.min(Number(value), most) : 0
  }
  const words = (key: string, most = 40) =>
    (query.get(key) ?? '')
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, most)
  const day = words('Day', 10)
  return {
    id: number('Id', Number.MAX_SAFE_INTEGER),
    kind: words('Kind', 20),
    category: words('Category'),
    page: Math.max(1, number('Page', mostPages)),
    pol: words('Pol'),
    pod: words('Pod'),
    day: isDay(day) ? day : '',
    no: words('No'),
    words: words('Q', 60),
    lang: query.get('lang') === 'en' ? 'en' : 'zh',
  }
}

/** The query of a page in one spelling; '' without any. */
export function queryOf({ id, kind, category, page, pol, pod, day, no, words, lang }: PageQuery): string {
  const given = {
    Id: id > 0 ? String(id) : '',
    Kind: kind,
    Category: category,
    Page: page > 1 ? String(page) : '',
    Pol: pol,
    Pod: pod,
    Day: day,
    No: no,
    Q: words,
    lang: lang === 'en' ? lang : '',
  }
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString()
  return query && `?${query}`
}

/** True for a search with typed values: its answer is computed for each visitor, rate-limited and not cached. */
export const isSearch = ({ pol, pod, no, words }: PageQuery): boolean => [pol, pod, no, words].some((text) => text !== '')
