import { Button } from '@arco-design/web-react'
import { reportLinkedSlip } from '@jst/contracts/packing'
import { checkContainerNo, checkDigit, normalizeContainerNo } from '@jst/contracts/values'
import { useApp } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { LinesField, MomentField, Notice, Section, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { sentOf } from './sent.ts'
import { texts } from './texts.ts'
import { useResend } from './useResend.ts'
import { keepWaiting, sendWaiting, waitingOf, type Entry, type Sent, type Waiting } from './waiting.ts'

interface FillPartProps {
  token: string
  /** The server has taken something. */
  onSent: () => void
}

const blank = () => ({ BoxNo: '', SealNo: '', PickedUpAt: null as string | null, GatedInAt: null as string | null, Note: '' })
/** The number with the right check digit, where the typed one has the form and another digit. */
function rightNo(typed: string): string | undefined {
  const no = normalizeContainerNo(typed)
  return checkContainerNo(no) === 'check-digit' ? `${no.slice(0, 10)}${checkDigit(no.slice(0, 10))}` : undefined
}

/** Form of what the driver tells of the box. Without a network it waits in the phone and goes out by itself, once. */
export const FillPart = observer(function FillPart({ token, onSent }: FillPartProps) {
  const { api, notify } = useApp()
  const [waiting, setWaiting] = useState<readonly Waiting[]>(() => waitingOf(localStorage, token))
  const send = useCallback(
    (entry: Entry): Promise<Sent> => sentOf(api.call(reportLinkedSlip, { ...entry, Token: token }), onSent),
    [api, token, onSent],
  )
  const sendAll = useCallback(async () => {
    await sendWaiting(localStorage, token, send)
    setWaiting(waitingOf(localStorage, token))
  }, [token, send])
  useResend(
    sendAll,
    waiting.some(({ refused }) => refused === undefined),
  )
  const keep = (next: readonly Waiting[]) => {
    keepWaiting(localStorage, token, next)
    setWaiting(next)
  }
  const form = useForm({
    start: blank,
    fields: {
      BoxNo: {
        label: texts.box,
        check: (typed) => (typed === '' || checkContainerNo(normalizeContainerNo(typed)) !== 'format' ? undefined : texts.wrongBox),
      },
      SealNo: { label: texts.seal },
      PickedUpAt: { label: texts.picked },
      GatedInAt: { label: texts.gated },
      Note: { label: texts.note },
    },
    check: (values) => (Object.values(values).some((value) => value !== null && value !== '') ? {} : { BoxNo: texts.nothing }),
    keep: `slip ${token.slice(0, 20)}`,
    save: async ({ BoxNo, SealNo, Note, ...times }) => {
      const entry: Entry = {
        Key: crypto.randomUUID(),
        At: new Date().toISOString(),
        BoxNo: normalizeContainerNo(BoxNo),
        SealNo: SealNo.trim().toUpperCase(),
        Note: Note.trim(),
        ...times,
        // the driver reads the number off the box; the digit is asked about above the button
        ...(rightNo(BoxNo) === undefined ? {} : { Sure: true }),
      }
      keep([...waitingOf(localStorage, token), { entry }])
      await sendAll()
      return waitingOf(localStorage, token).find((one) => one.entry.Key === entry.Key)
    },
    saved: (left) => {
      if (left?.refused !== undefined) return
      notify.success(left ? texts.kept : texts.sent)
      form.clear()
    },
  })
  const right = rightNo(form.values.BoxNo)
  return (
    <Section title={texts.fill}>
      {waiting.length > 0 ? <WaitingList waiting={waiting} onSend={() => void sendAll()} onKeep={keep} /> : null}
      <FormBox form={form}>
        <TextField {...form.field('BoxNo')} hint={texts.boxHint} maxLength={15} />
        {right ? (
          <Notice tone="warning" action={<TextButton onClick={() => form.write({ BoxNo: right })}>{texts.take}</TextButton>}>
            {texts.rightDigit(right)}
          </Notice>
        ) : null}
        <TextField {...form.field('SealNo')} maxLength={60} />
        {(['PickedUpAt', 'GatedInAt'] as const).map((key) => (
          <div key={key} className="jst-slip-time">
            <MomentField {...form.field(key)} />
            <Button aria-label={`${form.field(key).label}：${texts.now}`} onClick={() => form.write({ [key]: new Date().toISOString() })}>
              {texts.now}
            </Button>
          </div>
        ))}
        <LinesField {...form.field('Note')} maxLength={300} />
        <Button type="primary" htmlType="submit" long loading={form.busy}>
          {texts.send}
        </Button>
      </FormBox>
    </Section>
  )
})

interface WaitingListProps {
  waiting: readonly Waiting[]
  onSend: () => void
  onKeep: (waiting: readonly Waiting[]) => void
}

/** Entries that wait for a network, and those that the server did not take, with its reason. */
function WaitingList({ waiting, onSend, onKeep }: WaitingListProps) {
  const open = waiting.filter(({ refused }) => refused === undefined)
  return (
    <>
      {open.length > 0 ? (
        <Notice tone="warning" action={<TextButton onClick={onSend}>{texts.sendNow}</TextButton>}>
          {texts.waiting(open.length)}
        </Notice>
      ) : null}
      {waiting.flatMap(({ entry, refused }) =>
        refused === undefined
          ? []
          : [
              <Notice
                key={entry.Key}
                tone="error"
                action={<TextButton onClick={() => onKeep(waiting.filter((one) => one.entry.Key !== entry.Key))}>{texts.drop}</TextButton>}
              >
                {[entry.BoxNo, entry.SealNo].filter(Boolean).join(' ')} {texts.refused}：{refused}
              </Notice>,
            ],
      )}
    </>
  )
}
