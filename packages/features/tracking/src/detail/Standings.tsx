import { trackStandingEnd, trackStandings, type TrackStanding } from '@jst/contracts/tracking'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { DateText, FactsTable, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { track, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.standing
const sayingOf = ({ Milestone, Believed, Over }: TrackStanding) =>
  words.says(wordOf(track.milestones, Milestone), wordOf(track.sources, Believed), wordOf(track.sources, Over))

/** Standing decisions of the company, each with its end. Nothing is shown while there are none. */
export const Standings = observer(function Standings() {
  const { api, notify } = useApp()
  const list = useDetail(trackStandings, {})
  const end = useAction(async (row: TrackStanding) => {
    if (!(await notify.confirm({ title: words.endAsk(`${row.Port} ${sayingOf(row)}`), content: words.endContent, ok: words.end }))) return
    await api.call(trackStandingEnd, { Id: row.Id })
    notify.success(words.ended)
    list.reload()
  })
  if (!list.data || list.data.length === 0) return null
  return (
    <Section title={words.title}>
      <FactsTable
        label={words.title}
        titles={[words.port, words.what, words.by, words.end]}
        rows={list.data}
        rowKey={({ Id }) => Id}
        renderRow={(row) => (
          <>
            <th scope="row">{row.Port}</th>
            <td>{sayingOf(row)}</td>
            <td>
              {row.By}{' '}
              <small className="jst-muted">
                <DateText value={row.At} />
              </small>
            </td>
            <td>
              <TextButton aria-label={`${words.end} ${row.Port} ${sayingOf(row)}`} onClick={() => void end.run(row)}>
                {words.end}
              </TextButton>
            </td>
          </>
        )}
      />
    </Section>
  )
})
