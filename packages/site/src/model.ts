import type { PublicRoute } from '@jst/contracts/freight-rates'
import type { LiveContent, Look, SiteBlock, SiteConfig, SiteFloating, SiteLanguage, SitePage, SiteProfile } from '@jst/contracts/portal'
import type { RecommendedFreight, RecommendedPort } from '@jst/contracts/portal'

/** Data shared by all pages of a site. */
export interface SiteFacts {
  /** Before every path of the site: '' on its own domain, `/site/<slug>` elsewhere. */
  readonly base: string
  /** Scheme and host of the address at which the page is read. */
  readonly origin: string
  /** Canonical prefix of every path of the site: scheme, host and, for sites below a short name, that name. */
  readonly canonical: string
  /** In which the page is read. */
  readonly lang: SiteLanguage
  readonly config: SiteConfig
  readonly floating: SiteFloating
  readonly announcements: readonly LiveContent[]
  /** The first ones, told below every page. */
  readonly offices: readonly LiveContent[]
  /** Ports that the forms of a page offer while somebody types; none on a page without such a form. */
  readonly ports: readonly NamedPort[]
  /** Whole year of the notice below every page. */
  readonly year: number
}

/** A window over a list. */
export interface Listed {
  readonly items: readonly LiveContent[]
  readonly total: number
  readonly page: number
  readonly size: number
  readonly categories: readonly Category[]
  readonly category: string
}

/** Category filter of a list. */
export interface Category {
  readonly Code: string
  readonly Name: string
}

/** A form that was sent back, or taken. */
export interface FormState {
  /** Hidden value that says when the page was made; the server refuses what no person can have typed. */
  readonly stamp: string
  readonly values: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string>>
  readonly sent: boolean
}

/** Lists for the blocks of a home page. */
export interface HomeLists {
  readonly services: readonly LiveContent[]
  readonly news: readonly LiveContent[]
  readonly letters: readonly LiveContent[]
  readonly offices: readonly LiveContent[]
  readonly jobs: readonly LiveContent[]
  readonly ports: readonly RecommendedPort[]
  readonly freights: readonly RecommendedFreight[]
  /** Profile of the company, for the look of the page. */
  readonly profile: SiteProfile
}

/** Suggestions of a page before a question is typed. */
export interface Offers {
  readonly ports: readonly RecommendedPort[]
  readonly freights: readonly RecommendedFreight[]
  /** Published sailing tables, with the names of their ports as facts `Pol` and `Pod`. */
  readonly tables: readonly LiveContent[]
}

/** A port by code and name. */
export interface NamedPort {
  readonly Code: string
  readonly Name: string
}

/** A route as a visitor asked for it: the words that were typed, and the ports that they mean. */
export interface RouteQuery {
  readonly polWords: string
  readonly podWords: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly pol: NamedPort | undefined
  readonly pod: NamedPort | undefined
  /** Ports that the words may mean, where they mean several; none: nothing was found. */
  readonly choices: { readonly pol: readonly NamedPort[]; readonly pod: readonly NamedPort[] }
}

export interface PublicSailing {
  readonly Carrier: string
  readonly Vessel: string
  readonly VoyageNo: string
  readonly Service: string
  /** ISO 8601; '' for not known. */
  readonly Departure: string
  readonly Arrival: string
  readonly TransitDays: number | null
  readonly Delayed: boolean
}

/** A shipment as anybody with its number may know it: state, ports and times. The rest is shown to who knows a second fact. */
export interface TrackedShipment {
  readonly No: string
  readonly Kind: 'bill' | 'booking' | 'box' | 'order'
  /** In words of the language. */
  readonly State: string
  readonly Pol: string
  readonly Pod: string
  readonly Events: readonly TrackedEvent[]
}
export interface TrackedEvent {
  readonly Kind: 'departure' | 'arrival'
  /** Day in the zone of the port, YYYY-MM-DD. */
  readonly Day: string
  /** `unconfirmed`: a plan or an estimate whose time is past. */
  readonly Sure: 'actual' | 'estimated' | 'planned' | 'unconfirmed'
}

/** Number pattern with the page that answers. */
export interface Guess {
  readonly Label: string
  readonly To: string
}

/** The address by which a page is handed on, and the code that holds it: strokes of one unit on a square of `side` units. */
export interface Share {
  readonly address: string
  readonly side: number
  readonly path: string
}

/** Content of one page beside the shared data of its site. */
export type PageContent =
  | { readonly kind: 'home'; readonly blocks: readonly SiteBlock[]; readonly lists: HomeLists }
  | { readonly kind: 'profile'; readonly profile: SiteProfile; readonly offices: readonly LiveContent[] }
  | { readonly kind: 'services'; readonly services: readonly LiveContent[]; readonly freights: readonly RecommendedFreight[] }
  | { readonly kind: 'service'; readonly service: LiveContent | undefined; readonly form: FormState }
  | { readonly kind: 'news'; readonly list: Listed; readonly of: 'news' | 'letter' }
  | {
      readonly kind: 'article'
      readonly article: LiveContent
      readonly newer: LiveContent | undefined
      readonly older: LiveContent | undefined
      /** None in a preview: nobody finds a draft. */
      readonly share: Share | undefined
    }
  | { readonly kind: 'contact'; readonly offices: readonly LiveContent[]; readonly form: FormState }
  | { readonly kind: 'join'; readonly profile: SiteProfile; readonly jobs: readonly LiveContent[] }
  | { readonly kind: 'jobs'; readonly list: Listed; readonly open: LiveContent | undefined; readonly form: FormState }
  | { readonly kind: 'downloads'; readonly list: Listed }
  | {
      readonly kind: 'rates'
      readonly routeQuery: RouteQuery
      readonly routes: readonly PublicRoute[] | undefined
      readonly offers: Offers
    }
  | {
      readonly kind: 'schedules'
      readonly routeQuery: RouteQuery
      readonly sailings: readonly PublicSailing[] | undefined
      readonly offers: Offers
    }
  | {
      readonly kind: 'tracking'
      readonly no: string
      readonly found: readonly TrackedShipment[] | undefined
      /** A number with a second fact was asked, and both together are known of no shipment. */
      readonly refused?: boolean
    }
  | {
      readonly kind: 'quick'
      readonly words: string
      readonly guesses: readonly Guess[]
      readonly found: readonly TrackedShipment[]
      readonly offers: Offers
    }
  | { readonly kind: 'enter' }
  | { readonly kind: 'missing' }
  /** Asked too often: when one may ask again. */
  | { readonly kind: 'busy'; readonly seconds: number }

export interface PageModel {
  readonly site: SiteFacts
  readonly page: SitePage
  readonly look: Look
  readonly content: PageContent
  /** Path and query as asked, without the base. */
  readonly at: string
}
