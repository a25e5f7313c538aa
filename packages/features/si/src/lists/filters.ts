import { siCarrierStates } from '@jst/contracts/si'
import { referenceFilter } from '@jst/feature-kit/reference'
import type { Filter, ListView } from '@jst/ui'
import { rejectReasons, siEventTable, siSourceTable, siStatusTable } from '../declared.ts'
import { texts } from './texts.ts'

const words = texts.filters
const choices = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([value, label]) => ({ value, label }))
const labels = (table: Readonly<Record<string, { zh: string }>>) => Object.entries(table).map(([value, { zh }]) => ({ value, label: zh }))

/** Filters that the SI lists put together their filter rows from. */
export const siFilters = {
  get keyword(): Filter {
    return { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keywordHint }
  },
  get status(): Filter {
    return { kind: 'choice', key: 'Status', label: words.status, options: labels(siStatusTable) }
  },
  get source(): Filter {
    return { kind: 'choice', key: 'Source', label: words.source, options: choices(siSourceTable) }
  },
  // an order that came from elsewhere may name a carrier that nobody keeps
  get carrier(): Filter {
    return referenceFilter('CarrierCode', 'carrier', words.carrier, { anyCode: true })
  },
  get due(): Filter {
    return { kind: 'choice', key: 'Due', label: words.due, options: choices(words.dues) }
  },
  get claim(): Filter {
    return { kind: 'choice', key: 'Claim', label: words.claim, options: choices(words.claims) }
  },
  get warnings(): Filter {
    return { kind: 'choice', key: 'Warnings', label: words.warnings, options: choices(words.warningKinds) }
  },
  get carrierState(): Filter {
    return {
      kind: 'choice',
      key: 'CarrierState',
      label: words.carrierState,
      options: [{ value: 'none', label: words.notSent }, ...labels(siCarrierStates)],
    }
  },
  get reason(): Filter {
    return {
      kind: 'choice',
      key: 'ReviewReason',
      label: words.reason,
      options: rejectReasons.map(({ code, zh }) => ({ value: code, label: `${code} ${zh}` })),
    }
  },
  get deadline(): Filter {
    return { kind: 'dates', fromKey: 'DeadlineFrom', toKey: 'DeadlineTo', label: words.deadline }
  },
  get submitted(): Filter {
    return { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: words.submitted }
  },
  get event(): Filter {
    return { kind: 'choice', key: 'Event', label: words.event, options: labels(siEventTable) }
  },
  get at(): Filter {
    return { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: words.at }
  },
}

/** Address filters of the lists over records: days are China's and go to the server as they are. */
export const siFilterKinds = {
  Keyword: 'text',
  Status: 'text',
  Source: 'text',
  CarrierCode: 'text',
  CompanyId: 'int',
  Due: 'text',
  Claim: 'text',
  Warnings: 'text',
  CarrierState: 'text',
  Amends: 'text',
  ReviewReason: 'text',
  DeadlineFrom: 'text',
  DeadlineTo: 'text',
  CreatedFrom: 'text',
  CreatedTo: 'text',
} as const
/** The same of the logs. */
export const logFilterKinds = {
  TDId: 'int',
  Keyword: 'text',
  Event: 'text',
  Status: 'text',
  Source: 'text',
  CarrierCode: 'text',
  CompanyId: 'int',
  CreatedFrom: 'text',
  CreatedTo: 'text',
} as const

const statusOf = { waiting: '1', approved: '2', rejected: '3', draft: '4', confirmed: '5', issued: '6' } as const

const filter = (value: false | Record<string, string>): Record<string, string> => value || {}

/** Views of a list by the state of its records, in the order of their labels. */
export const statusViews = (labels: Partial<Record<'all' | keyof typeof statusOf, string>>): ListView[] =>
  Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    filters: filter(key !== 'all' && { Status: statusOf[key as keyof typeof statusOf] }),
  }))

/** Views of the sets that are being filled in, by cut-off. */
export const dueViews = (labels: Partial<Record<'all' | 'day' | 'overdue', string>>): ListView[] =>
  Object.entries(labels).map(([key, label]) => ({ key, label, filters: filter(key !== 'all' && { Due: key }) }))
