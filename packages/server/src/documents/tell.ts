import { sendNotice, type Audience } from './notices/index.ts'
import type { DocumentCall } from './registry.ts'
import { pageOf, staffCompanyOf, type Subject } from './subject.ts'
import { texts } from './texts.ts'

/** Recipient of a notice of a record, with his side. */
interface Hearer {
  readonly id: number
  readonly audience: 'internal' | 'customer'
}

/** Notifies people of a record. Each side gets a link to its own page; internal notices reach the staff only, whoever is named. */
export async function tell(
  { tx, actor }: Pick<DocumentCall, 'tx'> & { readonly actor: Pick<DocumentCall['actor'], 'employeeId'> | null },
  { document, row }: Subject,
  people: readonly Hearer[],
  title: (what: string) => string,
  description: string,
): Promise<void> {
  const send = (side: 'staff' | 'party', audience: Audience, recipients: readonly Hearer[]) =>
    sendNotice(tx, {
      recipients: recipients.map(({ id }) => id),
      audience,
      kind: 'system',
      title: title(texts.notice.subject(document.zh, row.no, row.title)),
      description,
      link: pageOf(document, row, side),
      bill: row.no,
      senderId: actor?.employeeId ?? null,
    })
  await send(
    'staff',
    { internal: staffCompanyOf(row) },
    people.filter(({ audience }) => audience === 'internal'),
  )
  if (row.operatorId !== null)
    await send(
      'party',
      { internal: row.companyId },
      people.filter(({ audience }) => audience === 'customer'),
    )
}
