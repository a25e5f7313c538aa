interface QuotedBooking {
  readonly quoteId: number
  readonly option: { readonly Key: string; readonly Pol: string; readonly Pod: string; readonly Carrier: string; readonly Service: string }
  /** `YYYY-MM-DD` of the sailing that was quoted. */
  readonly day: string
  readonly boxes: readonly { readonly Type: string; readonly Count: number }[]
  /** Number of bills that it was priced for. */
  readonly bills?: number | undefined
  /** Code of the customer, where the staff book for it. */
  readonly customer?: string
}

/** Address of the form of a booking that takes an option of a quotation: route, boxes and customer stand in it, the price is the server's to find. */
export function quotedBookingLink(page: string, { quoteId, option, day, boxes, bills = 1, customer = '' }: QuotedBooking): string {
  const query = {
    Pol: option.Pol,
    Pod: option.Pod,
    Day: day,
    Boxes: boxes.map(({ Type, Count }) => `${Type}*${Count}`).join(','),
    Bills: bills === 1 ? '' : String(bills),
    Customer: customer,
    Carrier: option.Carrier,
    Service: option.Service,
    Quote: String(quoteId),
    Option: option.Key,
  }
  return addressOf(page, query)
}

interface OfferedBooking {
  /** The query of the search: `Pods` are codes joined by commas. */
  readonly asked: Readonly<Record<string, string | number | boolean | undefined>> & { readonly Pods: string }
  readonly offer: { readonly Carrier: string; readonly Service: string; readonly Pod: string; readonly Del: string; readonly Hash: string }
}

/** Address of the form of a booking that takes an offer of a search: route, boxes and cargo stand in it, the price is found again by its hash. */
export function offeredBookingLink(page: string, { asked: query, offer }: OfferedBooking): string {
  const { Pods, ...facts } = query
  const Pod = Pods.split(',').includes(offer.Del) ? offer.Del : offer.Pod
  const text = Object.entries(facts).map(([key, value]) => [key, value === undefined ? '' : String(value)] as const)
  return addressOf(page, { ...Object.fromEntries(text), Pod, Carrier: offer.Carrier, Service: offer.Service, Price: offer.Hash })
}

const addressOf = (page: string, query: Readonly<Record<string, string>>): string =>
  `${page}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()}`
