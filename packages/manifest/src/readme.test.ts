// The example of README.md, word for word.
import { expect, it } from 'vitest'
import { deadlineOf, emptyConsignment, readPartyCode, regimesFor, timingOf } from '@jst/manifest'
import { manifestProblems } from '@jst/manifest/checks'
import { writeMt } from '@jst/manifest/messages'
import { readReceipts, standingOf } from '@jst/manifest/receipts'
import { emptyVgm, vgmOf } from '@jst/manifest/vgm'

const bill = { ...emptyConsignment(), BillNo: 'COSU64123456', Pol: 'CNSHA', Pod: 'BEANR', LoadingAt: '2026-12-03 08:00' }
export const filings = regimesFor(bill).map(({ code }) => code)

const deadline = deadlineOf('cnExport', bill)
export const timing = timingOf(deadline, '2026-12-02T00:00:00.000Z')
export const code = readPartyCode('USCI91441900730442249J', 'CN').text
export const missing = manifestProblems('cnExport', bill)[0]!.message.zh

const head = { Sender: 'JSTSHA', Receiver: 'AGENT', MessageId: 'M1', At: '2026-12-01T00:00:00.000Z', Action: 'original' } as const
export const { text } = writeMt('MT2101', bill, head)

const message = { Id: 'M1', Type: 'original', State: 'sent', SentAt: head.At, Version: 1 } as const
const receipts = readReceipts('{"message":"M1","billNo":"COSU64123456","code":"21301","text":"","at":"2026-12-01T00:05:00Z"}')
export const { state } = standingOf('cnExport', [message], receipts)

export const kg = vgmOf({ ...emptyVgm('MSKU6011672'), Method: 'SM1', Unit: 'LBR', Weighed: 44_092.452 })

it('finds the filings of a bill, its deadline and its gaps, writes its message and reads its receipt', () => {
  expect([filings, deadline.legal, timing, code]).toEqual([
    ['cnExport', 'eu'],
    '2026-12-02T00:00:00.000Z',
    'inTime',
    'USCI+91441900730442249J',
  ])
  expect([missing, text.includes('<MessageType>MT2101</MessageType>'), state, kg]).toEqual(['请填写英文船名', true, 'accepted', 20_000])
})
