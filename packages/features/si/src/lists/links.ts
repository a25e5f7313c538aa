import { link } from '@jst/feature-kit'

/** Where SI lists lead: one place for the addresses of this area. */
export const to = {
  detail: (id: number) => link('/tdManage/siDetail', { Id: id }),
  /** The validation mode over the stored bills of the record's order. */
  validate: (id: number) => link('/tdManage/siDetail', { Id: id, Show: 'validation' }),
  /** The customer's desk: an order, one of its records, or a stored version put in as new content. */
  submit: (what: { CGO_ID?: number; Id?: number; VersionId?: number; Show?: 'compare' }) => link('/external/workbench/siSubmit', what),
  /** The same desk on a customer's behalf. */
  make: (what: { CGO_ID?: number; Id?: number; VersionId?: number }) => link('/tdManage/siMake', what),
  /** The desk of the surface one stands on. */
  desk: (surface: string, what: { CGO_ID?: number; Id?: number; VersionId?: number }) =>
    surface === 'external' ? to.submit(what) : to.make(what),
  record: (surface: string, id: number) => (surface === 'external' ? to.submit({ Id: id }) : to.detail(id)),
  log: (surface: string, filters: Readonly<Record<string, string | number>>) =>
    link(surface === 'external' ? '/external/workbench/siSubmitLog' : '/tdManage/siSubmitLog', filters),
  check: (filters: Readonly<Record<string, string | number>>) => link('/tdManage/siCheck', filters),
  /** A record at the review desk, with the queue's filters and order. */
  audit: (id: number, queue = '') => `${link('/tdManage/siAudit', { Id: id })}${queue.replace(/^\?/, '&')}`,
} as const
