import type { SiteLanguage } from '@jst/contracts/portal'
import type { Guess, NamedPort, Offers, PageContent, PublicSailing, RouteQuery } from '@jst/site'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { findPublicPorts, findPublicRoutes } from '../../freight-rates/index.ts'
import { voyagePage } from '../../schedules/index.ts'
import type { PageQuery } from './page-query.ts'
import { textsIn } from './language.ts'
import { trackedWith } from './tracked.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

interface Source {
  readonly system: Db
  /** Whose orders are tracked, and whose rates and schedules are shown. */
  readonly operatorId: number
  /** The platform's own address: what all of its companies offer stands there. */
  readonly shared: boolean
  readonly now: Date
  readonly lang: SiteLanguage
}

const weeks = 6
const noOffers: Offers = { ports: [], freights: [], tables: [] }
const dayMs = 86_400_000
const mostSailings = 40

/** A name with the code after it, as the lists of the forms offer it. */
const codeIn = (words: string) => /\s([A-Z]{2}[A-Z0-9]{3})$/i.exec(words)?.[1] ?? words

/** Ports that some words may mean; one alone where they are its code or its name. */
async function portsOf(system: Queryable, words: string, lang: SiteLanguage): Promise<NamedPort[]> {
  if (words === '') return []
  const found = await findPublicPorts(system, words.slice(0, 20))
  const exact = found.filter(({ Code, Name, NameEn }) => [Code, Name, NameEn].some((name) => name.toLowerCase() === words.toLowerCase()))
  return (exact.length > 0 ? exact : found).map(({ Code, Name, NameEn }) => ({ Code, Name: (lang === 'en' && NameEn) || Name }))
}

async function routeOf({ system, now, lang }: Source, { pol, pod, day }: PageQuery): Promise<RouteQuery> {
  const [from, to] = [await portsOf(system, codeIn(pol), lang), await portsOf(system, codeIn(pod), lang)]
  return {
    polWords: pol,
    podWords: pod,
    day: day || chinaDay(now),
    pol: from.length === 1 ? from[0] : undefined,
    pod: to.length === 1 ? to[0] : undefined,
    choices: { pol: from, pod: to },
  }
}

/** Between two ports that are known, and not the same. */
const answerable = ({ pol, pod }: RouteQuery) => pol !== undefined && pod !== undefined && pol.Code !== pod.Code

/** Services between two ports, without prices. */
export async function ratesOf(source: Source, query: PageQuery, offers: () => Promise<Offers>): Promise<PageContent> {
  const route = await routeOf(source, query)
  const { pol, pod, day } = route
  const routes =
    answerable(route) && pol && pod
      ? await findPublicRoutes(source.system, pol.Code, pod.Code, day, source.shared ? null : source.operatorId)
      : undefined
  return { kind: 'rates', routeQuery: route, routes, offers: answerable(route) ? noOffers : await offers() }
}

/** Sailings between two ports in the weeks from a day on: of the platform's schedules and of the company's own. */
export async function schedulesOf(source: Source, query: PageQuery, offers: () => Promise<Offers>): Promise<PageContent> {
  const route = await routeOf(source, query)
  const { pol, pod, day } = route
  if (!pol || !pod || !answerable(route)) return { kind: 'schedules', routeQuery: route, sailings: undefined, offers: await offers() }
  const from = new Date(`${day}T00:00:00+08:00`)
  const { Rows } = await voyagePage(
    source.system,
    { companyId: source.operatorId, companyKind: 'operator' },
    {
      LoadPort: pol.Code,
      DischargePort: pod.Code,
      From: from.toISOString(),
      To: new Date(from.getTime() + weeks * 7 * dayMs).toISOString(),
      PageSize: mostSailings,
    },
  )
  const sailings = Rows.filter(({ Blank, Departure }) => !Blank && Departure !== null).map((row): PublicSailing => ({
    Carrier: source.lang === 'en' ? row.CarrierCode : row.CarrierName || row.CarrierCode,
    Vessel: row.Vessel,
    VoyageNo: row.VoyageNo,
    Service: row.ServiceCode,
    Departure: row.Departure ?? '',
    Arrival: row.Arrival ?? '',
    TransitDays: row.TransitDays,
    Delayed: row.Status === 'delayed',
  }))
  return { kind: 'schedules', routeQuery: route, sailings, offers: noOffers }
}

/** A number as it is stored. */
export const numberOf = (words: string) => words.replaceAll(/\s/g, '').toUpperCase()
/** Whole numbers have some length: nobody walks through short ones. */
export const isNumber = (no: string) => /^[A-Z0-9-]{6,35}$/.test(no) && /\d/.test(no)

export async function trackingOf(source: Source, { no }: PageQuery): Promise<PageContent> {
  const number = numberOf(no)
  if (number === '') return { kind: 'tracking', no, found: undefined }
  return { kind: 'tracking', no: number, found: isNumber(number) ? await trackedWith(source, number) : [] }
}

/** Says what a line is: a number that we know, the code of a copy, a route, or a port. */
export async function quickOf(source: Source, { words }: PageQuery, offers: () => Promise<Offers>): Promise<PageContent> {
  if (words === '') return { kind: 'quick', words, guesses: [], found: [], offers: await offers() }
  const number = numberOf(words)
  const found = isNumber(number) ? await trackedWith(source, number) : []
  const guesses = found.length > 0 ? [] : isToken(words) ? [verifying(source, words)] : await routeGuesses(source, words)
  return { kind: 'quick', words, guesses, found, offers: found.length + guesses.length > 0 ? noOffers : await offers() }
}

const isToken = (words: string) => /^[\w-]{22}$/.test(words)
const verifying = ({ lang }: Source, code: string): Guess => ({ Label: textsIn[lang].guess.verify, To: `/verify/${code}` })
const between = /\s*(?:-+>?|—+|→|到|至|\/|\s|,|，|、)\s*/g
/** More words than that are no two ports. */
const mostSplits = 4

/** A line as two names, at each place where one may end: of `Shanghai Los Angeles` the second one is meant. */
function splitsOf(words: string): (readonly [string, string])[] {
  const splits = [...words.matchAll(between)].map((gap) => [words.slice(0, gap.index), words.slice(gap.index + gap[0].length)] as const)
  return splits.filter(([first, second]) => first !== '' && second !== '').slice(0, mostSplits)
}

async function routeGuesses({ system, lang }: Source, words: string): Promise<Guess[]> {
  const said = textsIn[lang].guess
  const link = (page: string, query: Record<string, string>) => `/external/electronic/${page}?${new URLSearchParams(query).toString()}`
  const matching = await portsOf(system, words, lang)
  const namedPorts: NamedPort[] = []
  if (matching.length === 0)
    for (const [first, second] of splitsOf(words)) {
      const [[from], [to]] = [await portsOf(system, first, lang), await portsOf(system, second, lang)]
      if (from && to && from.Code !== to.Code)
        return [
          { Label: said.schedules(from.Name, to.Name), To: link('schedules', { Pol: from.Code, Pod: to.Code }) },
          { Label: said.rates(from.Name, to.Name), To: link('rates', { Pol: from.Code, Pod: to.Code }) },
        ]
      namedPorts.push(...[from, to].filter((port) => port !== undefined))
    }
  // of a route of which one end is not known, the other one still helps
  const ports = matching.length > 0 ? matching : [...new Map(namedPorts.map((port) => [port.Code, port])).values()]
  return ports.slice(0, 4).flatMap(({ Code, Name }) => [
    { Label: said.fromPort(Name), To: link('schedules', { Pol: Code }) },
    { Label: said.toPort(Name), To: link('schedules', { Pod: Code }) },
  ])
}
