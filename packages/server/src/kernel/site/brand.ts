import { pictureKey } from '@jst/contracts/portal'
import type { FastifyRequest } from 'fastify'

/** Whose name an address carries: the owner of a domain, of the site that the visitor came from, or of the platform's first site. */
export interface AddressBrand {
  /** Company whose offers alone are shown here; null: the platform's own address, where every company offers. */
  readonly companyId: number | null
  readonly name: string
  /** Address of the logo; '' for none. */
  readonly logo: string
  /** Path of the home page for visitors. */
  readonly home: string
  /** The host name is the company's own: its workbenches carry the brand, too. */
  readonly domain: boolean
}

/** Returns the brand of the address of a request; undefined while there is no company. */
export type BrandOf = (request: FastifyRequest) => Promise<AddressBrand | undefined>

/** Pixels: a picture of a site in the smallest width that is kept. */
const logoWidth = 480
/** Address of the logo of a site by its key; '' for none and for what is no key. */
export const siteLogo = (key: unknown): string =>
  typeof key === 'string' && pictureKey.test(key) ? `/site-picture/${key}/${logoWidth}` : ''

/** The icon of the built pages. */
const noIcon = '<link rel="icon" href="data:,"'
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)

/**
 * A page of an app with the brand of its address: title, icon, and the standard name of the application (`meta name="application-name"`), which the
 * app reads before it draws anything. `data-site` says that the address is one company's.
 */
export function withBrand(html: string, { companyId, name, logo, home }: AddressBrand): string {
  const site = companyId === null ? '' : ' data-site=""'
  const meta = `<meta name="application-name" content="${attribute(name)}" data-home="${attribute(home)}"${site}>`
  const branded = html.replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(name)}</title>${meta}`)
  return logo === '' ? branded : branded.replace(noIcon, () => `<link rel="icon" href="${attribute(logo)}"`)
}
