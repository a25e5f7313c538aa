import { isBox } from '@jst/track'
import type { StoredException } from '@jst/track/exceptions'
import { customerTrackingPages, trackingPages } from '@jst/contracts/tracking'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { english } from '../english/texts.ts'
import { wordOf } from '../english/words.ts'
import { texts } from '../tracking.texts.ts'
import { peopleOf } from './people.repo.ts'
import type { Computed } from './compute.ts'

/** Alerts that one notice names. */
const mostNamed = 3
/** An alert with the box that its subject begins with; the rest of a subject only tells alerts of one rule apart. */
function withBox(text: string, subject: string): string {
  const [box = ''] = subject.split(/[/|]/)
  return isBox(box) ? `${text} ${box}` : text
}

/** The words of a notice about alerts: the first one, and all in Chinese and in English. */
export function wordsOfAlerts(alerts: readonly { readonly finding: Pick<StoredException['finding'], 'text' | 'subject'> }[]) {
  const named = alerts.slice(0, mostNamed).map(({ finding }) => finding)
  const isMore = alerts.length > mostNamed
  const chinese = named.map(({ text, subject }) => withBox(text, subject))
  const inEnglish = named.map(({ text, subject }) => withBox(wordOf(text), subject))
  return {
    first: chinese[0]!,
    chinese: [...chinese, ...(isMore ? [texts.notice.more(alerts.length)] : [])].join('；'),
    english: [...inEnglish, ...(isMore ? [english.notice.more(alerts.length)] : [])].join('; '),
  }
}

/** Tells the people of a shipment what is new: the staff everything, the customer what concerns it. Each hears of it by the own settings. */
export async function alertPeople(
  tx: Tx,
  { shipment, alerts }: Computed,
  isShown: (one: StoredException) => boolean,
  now: string,
): Promise<void> {
  if (alerts.length === 0) return
  const people = await peopleOf(tx.system, shipment)
  const send = async (found: readonly StoredException[], company: number, path: string) => {
    const recipients = people.filter(({ companyId }) => companyId === company).map(({ id }) => id)
    if (found.length === 0 || recipients.length === 0) return
    const words = wordsOfAlerts(found)
    await sendNotice(tx, {
      recipients,
      audience: { internal: company },
      kind: 'schedule',
      title: texts.notice.title(shipment.number, words.first),
      // the staff works in Chinese, customers read either
      description: company === shipment.staffId ? words.chinese : `${words.chinese}\n${words.english}`,
      link: `${path}?Id=${shipment.id}`,
      bill: shipment.bill,
      senderId: null,
      at: new Date(now),
    })
  }
  await send(alerts, shipment.staffId, trackingPages.detail)
  if (shipment.operatorId !== null) await send(alerts.filter(isShown), shipment.companyId, customerTrackingPages.detail)
}
