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
  return `${page}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()}`
}
