import { createHash } from 'node:crypto'
import type { PartnerKind } from '@jst/contracts/partner'
import type { BlobStore } from '../kernel/files/blobs.ts'
import type { Queryable } from '../kernel/database/database.ts'

interface DemoFile {
  readonly kind: PartnerKind
  readonly fileKind: string
  readonly name: string
  readonly format: 'pdf' | 'csv'
  readonly bytes: Buffer
  /** Days until which it is valid. */
  readonly validDays?: number
}

/** A PDF of one page with some lines in Latin letters, for which every viewer has a font. */
function pdfOf(lines: readonly string[]): Buffer {
  const contentStream = lines.map((line, at) => `BT /F1 ${at === 0 ? 20 : 12} Tf 72 ${760 - at * 26} Td (${line}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${contentStream.length} >>\nstream\n${contentStream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(`${text}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`, 'latin1')
}

const agreement = pdfOf(['Ocean freight service agreement', 'Payment within the agreed credit days.', 'Demo document, no legal effect.'])
const files: readonly DemoFile[] = [
  { kind: 'customer', fileKind: 'licence', name: '营业执照.pdf', format: 'pdf', bytes: pdfOf(['Business licence', 'Demo document.']) },
  { kind: 'customer', fileKind: 'contract', name: '年度运输合同.pdf', format: 'pdf', bytes: agreement, validDays: 21 },
  {
    kind: 'customer',
    fileKind: 'credit',
    name: '近半年往来.csv',
    format: 'csv',
    bytes: Buffer.from(
      '﻿月份,票数,应收（CNY）,实收（CNY）\n5 月,38,412600.00,412600.00\n6 月,41,455180.00,455180.00\n7 月,36,398220.50,398220.50\n',
    ),
  },
  { kind: 'provider', fileKind: 'contract', name: '订舱代理协议.pdf', format: 'pdf', bytes: agreement, validDays: 200 },
  {
    kind: 'provider',
    fileKind: 'qualification',
    name: '无船承运业务备案.pdf',
    format: 'pdf',
    bytes: pdfOf(['NVOCC registration', 'Demo document.']),
    validDays: -12,
  },
]
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Files of the customers and providers in use. */
export async function seedFiles(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  for (const { kind, fileKind, name, format, bytes, validDays } of files) {
    const sha256 = hashOf(bytes)
    await tx.query('insert into blob (sha256, size) values ($1, $2) on conflict do nothing', [sha256, bytes.length])
    const validTo = validDays === undefined ? null : new Date(now.getTime() + validDays * 86_400_000).toISOString().slice(0, 10)
    await tx.query(
      `insert into document_file (kind, subject_id, company_id, audience, file_kind, version, name, format, size, sha256, valid_to, author_id,
          author_name, at)
        select $1, t.id, $2, 'internal', $3, 1, $4, $5, $6, $7, $8, e.id, e.name, $9 from ${kind} t
        join employee e on e.company_id = $2 and e.user_id = (select id from app_user where account = 'boss')
        where t.company_id = $2 and t.state = (select min(state) from ${kind} o where o.company_id = $2 and o.linked_id is not null)`,
      [kind, operatorId, fileKind, name, format, bytes.length, sha256, validTo, new Date(now.getTime() - 9 * 86_400_000).toISOString()],
    )
  }
}

/** Their bytes, where they are missing. */
export async function writeDemoFiles(blobs: Pick<BlobStore, 'write'>): Promise<void> {
  for (const { bytes } of files) await blobs.write(hashOf(bytes), bytes)
}
