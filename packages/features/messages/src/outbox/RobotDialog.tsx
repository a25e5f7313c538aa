import { Button } from '@arco-design/web-react'
import { noticeKinds, removeRobot, saveRobot, tryRobot, type NoticeKind, type OutboxSetup } from '@jst/contracts/messages'
import { useAction, useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { DateText, FlagField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.robot
const kinds = Object.keys(noticeKinds) as NoticeKind[]

interface RobotDialogProps {
  setup: OutboxSetup
  onChanged: (setup: OutboxSetup) => void
  onClose: () => void
}

/** The robot of the company's group: its address, which is never shown again, and what it posts. */
export const RobotDialog = observer(function RobotDialog({ setup, onChanged, onClose }: RobotDialogProps) {
  const { api, notify } = useApp()
  const stored = setup.Robot ?? undefined
  const form = useForm({
    stored,
    start: (robot): { Address: string; Kinds: NoticeKind[]; Enabled: boolean } => ({
      Address: '',
      Kinds: robot?.Kinds ?? ['si', 'schedule'],
      Enabled: robot?.Enabled ?? true,
    }),
    fields: {
      Address: { label: words.address, required: stored ? undefined : words.missing },
      Kinds: {
        label: words.kinds,
        check: (chosen) => (chosen.length === 0 ? words.noKinds : undefined),
        show: (chosen) => chosen.map((kind) => noticeKinds[kind].zh).join('、'),
      },
      Enabled: { label: words.enabled },
    },
    save: async ({ Address, Kinds, Enabled }, robot) => {
      const typed = Address.trim()
      const next = await api.call(saveRobot, {
        Kinds,
        Enabled,
        ...(typed && { Address: typed }),
        ...(robot && { UpdateTime: robot.UpdateTime }),
      })
      return { ...next.Robot!, setup: next }
    },
    saved: (saved) => {
      notify.success(words.saved)
      onChanged(saved.setup)
      onClose()
    },
  })
  const { Kinds } = form.values
  return (
    <FormDialog form={form} title={words.title} onClose={onClose} width={560}>
      <p className="jst-muted">{words.lead}</p>
      {stored ? <Standing robot={stored} onChanged={onChanged} onClose={onClose} /> : null}
      <TextField
        {...form.field('Address')}
        hint={stored ? words.stored(stored.Hint) : words.addressHint}
        autoComplete="off"
        maxLength={300}
      />
      <fieldset>
        <legend>{words.kinds}</legend>
        {kinds.map((kind) => (
          <FlagField
            key={kind}
            label={noticeKinds[kind].zh}
            hint={noticeKinds[kind].about}
            value={Kinds.includes(kind)}
            onChange={(on) => form.write({ Kinds: kinds.filter((one) => (one === kind ? on : Kinds.includes(one))) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.enabled}</legend>
        <FlagField {...form.field('Enabled')} label={words.posting} />
      </fieldset>
    </FormDialog>
  )
})

type Stored = NonNullable<OutboxSetup['Robot']>

/** How the latest post went, and the acts on the robot that is there. */
const Standing = observer(function Standing({ robot, onChanged, onClose }: Omit<RobotDialogProps, 'setup'> & { robot: Stored }) {
  const { api, notify } = useApp()
  const test = useAction(async () => {
    const next = await api.call(tryRobot)
    onChanged(next)
    if (next.Robot?.Error === '') notify.success(words.tested)
  })
  const remove = useAction(async () => {
    onChanged(await api.call(removeRobot, { UpdateTime: robot.UpdateTime }))
    notify.success(words.removed)
    onClose()
  })
  const askRemove = async () => {
    const question = { title: words.removeTitle, content: words.removeContent, ok: words.remove, danger: true }
    if (await notify.confirm(question)) await remove.run()
  }
  return (
    <>
      {robot.Error ? <Notice tone="error">{robot.Error}</Notice> : null}
      <div className="jst-acts">
        {robot.TriedTime && !robot.Error ? (
          <span className="jst-muted">
            {words.tried} <DateText value={robot.TriedTime} /> {words.ok}
          </span>
        ) : null}
        <Button loading={test.busy} onClick={() => void test.run()}>
          {words.test}
        </Button>
        <Button status="danger" loading={remove.busy} onClick={() => void askRemove()}>
          {words.remove}
        </Button>
      </div>
    </>
  )
})
