import { cockpitPath } from '@jst/contracts/freight-rates'
import { customerAnalysisPath, quotationList, type CustomerFigures, type CustomerRow } from '@jst/contracts/quotes'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'

const row = (Code: string, Name: string, Searches: number, Quotes: number, Won: number, Lost: number): CustomerRow => ({
  Code,
  Name,
  Searches,
  LostSearches: Math.floor(Searches / 9),
  FormerSearches: Searches - 3,
  Quotes,
  Won,
  Lost,
  FormerQuotes: 4,
  FormerWon: 1,
  FormerLost: 2,
  Margin: String(Won * 2_800),
  FormerMargin: '2600',
})
const rows = [
  row('KH26110007', '宁波远帆进出口有限公司', 48, 11, 5, 3),
  row('KH26110009', '苏州恒泽机电有限公司', 31, 6, 1, 1),
  row('KH26110012', '上海瀚洋家居股份有限公司', 9, 0, 0, 0),
]
export const customers: CustomerFigures = {
  Customers: 3,
  Rows: rows,
  Sums: row('', '', 88, 17, 6, 4),
  Above: [
    { Band: 'cheapest', Decided: 14, Won: 5 },
    { Band: 'to3', Decided: 8, Won: 2 },
    { Band: 'to8', Decided: 6, Won: 1 },
    { Band: 'more', Decided: 2, Won: 0 },
  ],
  Margins: [
    { Band: 'loss', Decided: 1, Won: 1 },
    { Band: 'to500', Decided: 4, Won: 3 },
    { Band: 'to1000', Decided: 5, Won: 2 },
    { Band: 'to2000', Decided: 0, Won: 0 },
    { Band: 'more', Decided: 3, Won: 0 },
  ],
}
const withoutMargin = <R extends CustomerFigures['Sums']>({ Margin: _, FormerMargin: __, ...rest }: R) => rest
/** The same for whoever may not see margins. */
export const customersBare = (): Partial<CustomerFigures> => {
  const { Margins: _, ...figures } = customers
  return { ...figures, Rows: rows.map(withoutMargin), Sums: withoutMargin(customers.Sums) }
}

const menu = (Path: string, codes: readonly string[] = []) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })
/** An application with figures of customers. */
export function customersApp(answers: FakeAppOptions['routes'] = {}): FakeApp {
  const fake = new FakeApp({ path: customerAnalysisPath, routes: { 'GET /api/QuoteFigures/Customers': () => customers, ...answers } })
  fake.app.permissions.load([menu(customerAnalysisPath), menu(cockpitPath), menu(quotationList, ['view'])])
  return fake
}
