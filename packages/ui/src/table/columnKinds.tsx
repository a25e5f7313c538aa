import type { ReactNode } from 'react'
import { AppLink } from '../controls/AppLink.tsx'
import { DateText } from '../display/DateText.tsx'
import { VesselVoyage } from '../display/VesselVoyage.tsx'
import { emptyText } from '../format/dates.ts'
import { formatDecimal, formatNumber } from '../format/numbers.ts'
import { formatText, vesselVoyage } from '../format/places.ts'
import type { Column } from './columns.ts'

/** Makers of the usual columns of a list. `more`: sort field, room and the like. */
export function columnKinds<Row>() {
  type More = Partial<Column<Row>>
  type Of<V> = (row: Row) => V
  const cell = (key: string, title: string, width: number, render: Of<ReactNode>, more: More = {}): Column<Row> => ({
    key,
    title,
    width,
    render,
    ...more,
  })
  return {
    cell,
    /** A text, whole on hover; an empty one is `–`. */
    text: (key: string, title: string, width: number, of: Of<string>, more: More = {}) =>
      cell(key, title, width, (row) => formatText(of(row)), { text: of, ...more }),
    /** A number of a record that people copy. */
    code: (key: string, title: string, width: number, of: Of<string>, more: More = {}) =>
      cell(key, title, width, (row) => formatText(of(row)), { copy: of, ...more }),
    /** The name of the record, which leads to its page. */
    link: (key: string, title: string, width: number, of: Of<string>, to: Of<string>, more: More = {}) =>
      cell(key, title, width, (row) => <AppLink to={to(row)}>{of(row)}</AppLink>, { copy: of, ...more }),
    /** A whole number; 0 is `–`. */
    count: (key: string, title: string, width: number, of: Of<number>, more: More = {}) =>
      cell(key, title, width, (row) => (of(row) === 0 ? emptyText : formatNumber(of(row))), { align: 'right', ...more }),
    /** A weight or a volume with three decimals. */
    decimal: (key: string, title: string, width: number, of: Of<number>, more: More = {}) =>
      cell(key, title, width, (row) => formatDecimal(of(row), 3), { align: 'right', ...more }),
    /** A point in time. */
    time: (key: string, title: string, of: Of<string | null>, sort: string, more: More = {}) =>
      cell(key, title, 116, (row) => <DateText value={of(row)} />, { sort, ...more }),
    /** Vessel with its voyage. */
    vessel: (title: string, width: number, of: Of<{ readonly Vessel: string; readonly Voyage: string }>) =>
      cell('vessel', title, width, (row) => <VesselVoyage vessel={of(row).Vessel} voyage={of(row).Voyage} />, {
        text: (row) => vesselVoyage(of(row).Vessel, of(row).Voyage),
      }),
  }
}
