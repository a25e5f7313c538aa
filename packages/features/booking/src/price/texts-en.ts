import type { Words } from '@jst/feature-kit'
import type { PriceTexts } from './texts.ts'

/** Words about the price of an amended booking. */
export const priceEn: Words<PriceTexts> = {
  title: 'Price of the amendment',
  before: 'Price before',
  after: 'Price after',
  way: 'How it is priced',
  ways: {
    proposed: (total) => `As proposed: ${total}`,
    same: (total) => `At the former unit prices: ${total}`,
    today: (total) => `At today’s rate: ${total}`,
    hand: 'By hand',
    later: 'By the forwarder with the answer',
  },
  choose: 'Please choose the price of the amendment',
  amount: (currency) => `Total (${currency})`,
  amountNeeded: 'Please enter the total of one currency at least, such as 2500.00, without thousands separators',
  reason: 'Reason of the price',
  reasonNeeded: 'Please say why; the customer reads it',
  loading: 'Computing prices',
  gap: () => 'The price was made for another route, other boxes, bills or dates than the booking has now',
  because: (reason) => `Reason of the price: ${reason}`,
  none: '(none)',
  boxes: 'Boxes',
  bills: 'Number of bills',
  notByBill: 'not by bill',
  total: 'Total',
  reprice: 'Price anew',
  repriced: 'Priced anew',
  repriceAbout: 'The former price is not for this route, these boxes or this ETD. Please choose another.',
}
