import type { Db } from '../../../kernel/database/database.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { texts } from '../texts.ts'
import { boxesOf } from './ceiling.repo.ts'
import type { Try } from './tries.ts'

const settingsPath = (companyKind: string) =>
  companyKind === 'customer' || companyKind === 'provider' ? '/external/workbench/userSetting' : '/internal/userSetting'

/** A message to every box of the account's owner; nobody's account has no box. */
export async function tellOwner(system: Db, { proof, subject, ip }: Try): Promise<void> {
  const boxes = await boxesOf(system, subject)
  const links = new Set(boxes.map(({ companyKind }) => settingsPath(companyKind)))
  for (const link of links)
    await system.tx((tx) =>
      sendNotice(tx, {
        audience: 'open',
        recipients: boxes.filter(({ companyKind }) => settingsPath(companyKind) === link).map(({ employeeId }) => employeeId),
        kind: 'system',
        senderId: null,
        link: `${link}?Tab=security`,
        title: texts.held.title,
        description: texts.held.description(texts.held.proofs[proof], ip),
      }),
    )
}
