import { Button } from '@arco-design/web-react'
import { previewPush, pushFile, pushWays, readBoxes, sendPush, type PushList, type PushWay } from '@jst/contracts/freight-rates'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { ErrorView, saveBlob } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { namedBy } from '../customer/words.ts'
import { PushCard, type Chosen } from './PushCard.tsx'
import type { PushQuery } from './PushForm.tsx'
import { texts } from './texts.ts'

/** How a list goes out where nobody chose: to the workbench of a customer that has one, else as a text. */
const defaultChoice = ({ Joined, Offers, Mail }: PushList): Chosen => ({
  way: Offers.length === 0 ? 'none' : Joined ? 'workbench' : Mail === '' ? 'text' : 'mail',
  mail: Mail,
})

/** The list of each customer, to be looked at and sent. */
export const PushLists = observer(function PushLists({ pushQuery, onSent }: { pushQuery: PushQuery; onSent: () => void }) {
  const { api, notify } = useApp()
  const preview = useDetail(previewPush, pushQuery)
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const lists = preview.data?.Lists ?? []
  const chosenOf = (list: PushList) => chosen[list.Code] ?? defaultChoice(list)
  const going = lists.filter((list) => chosenOf(list).way !== 'none')
  const take = async (list: PushList, id: number) => {
    const { way } = chosenOf(list)
    if (way === 'text')
      await navigator.clipboard.writeText(list.Text).then(
        () => notify.success(texts.copied(list.Name)),
        () => notify.error(texts.copyFailed),
      )
    if (way === 'xlsx') {
      const { blob, fileName } = await api.download(pushFile.path, { Id: id })
      saveBlob(blob, fileName)
    }
  }
  const send = useAction(async () => {
    const lacking = going.filter((list) => chosenOf(list).way === 'mail' && chosenOf(list).mail.trim() === '').map(({ Code }) => Code)
    setWrong(lacking)
    if (lacking.length > 0) return
    const { Customers: _, ...route } = pushQuery
    const { Sent } = await api.call(sendPush, {
      ...route,
      Customers: going.map((list) => {
        const { way, mail } = chosenOf(list)
        return { Code: list.Code, Hash: list.Hash, Way: way as PushWay, ...(way === 'mail' ? { Mail: mail.trim() } : {}) }
      }),
    })
    for (const { Id, Code } of Sent)
      await take(
        lists.find((list) => list.Code === Code)!,
        Id,
      )
    notify.success(texts.sent(Sent.length))
    onSent()
  })
  if (preview.error && !preview.data) return <ErrorView error={preview.error} onRetry={preview.reload} />
  if (!preview.data) return <div className="jst-skeleton jst-weeks-wait" aria-hidden="true" />
  const types = (readBoxes(pushQuery.Boxes) ?? []).map(({ type }) => type)
  const named = namedBy(preview.data.Names)
  return (
    <section className="jst-price-results" aria-label={texts.preview}>
      <div className="jst-price-tools">
        <Button type="primary" disabled={going.length === 0} loading={send.busy} onClick={() => void send.run()}>
          {texts.send(going.length)}
        </Button>
        <span className="jst-muted">{countsOf(going.map((list) => chosenOf(list).way as PushWay))}</span>
      </div>
      {lists.map((list) => (
        <PushCard
          key={list.Code}
          list={list}
          types={types}
          named={named}
          chosen={chosenOf(list)}
          wrong={wrong.includes(list.Code)}
          onChoose={(next) => setChosen({ ...chosen, [list.Code]: next })}
        />
      ))}
    </section>
  )
})

/** How many lists go which way. */
const countsOf = (ways: readonly PushWay[]): string =>
  [...Map.groupBy(ways, (way) => way)].map(([way, all]) => `${pushWays[way]} ${all.length}`).join(' · ')
