import { isOpenFact, winnerOf, type FactGroup, type TrackFact, type TrackView } from '@jst/contracts/tracking'
import { portText, Section, StatusTag, TextButton, Timeline, vesselVoyage, type TimelineEntry } from '@jst/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { ZonedTime } from '../cells/times.tsx'
import { track, wordOf } from '../texts.ts'
import { linesOf } from './groups.ts'
import { texts } from './texts.ts'
import { Evidence, partyOf, Witnesses } from './Witnesses.tsx'

const words = texts.line
const first = 12
const step = 40
const mostBoxes = 20

interface TimelinePartProps {
  view: TrackView
  /** Box that is looked at; `''`: all of them. */
  box: string
  onBox: (box: string) => void
  onlyOpen: boolean
  onOnlyOpen: (only: boolean) => void
  /** Opens the decision about a fact; absent: the reader decides nothing. */
  onRule?: ((fact: TrackFact) => void) | undefined
  /** Asks for the facts of a shipment of which the lines alone were read. */
  onFacts: () => void
}

/** Facts and plans, newest first, each with its sources and why one of them is believed. */
export function TimelinePart({ view, box, onBox, onlyOpen, onOnlyOpen, onRule, onFacts }: TimelinePartProps) {
  const [shown, setShown] = useState(first)
  const lines = useMemo(() => linesOf(view, { box, onlyOpen }), [view, box, onlyOpen])
  const groups = lines ?? []
  const entries = groups.slice(0, shown).map((group) => entryOf(group, { onRule, onFacts }))
  return (
    <Section
      id="timeline"
      title={texts.timeline}
      extra={
        <>
          {box ? <TextButton onClick={() => onBox('')}>{words.wholeBill}</TextButton> : null}
          {view.Conflicts > 0 || onlyOpen ? (
            <TextButton aria-pressed={onlyOpen} onClick={() => onOnlyOpen(!onlyOpen)}>
              {onlyOpen ? words.all : texts.showConflicts}
            </TextButton>
          ) : null}
        </>
      }
    >
      {box ? <p className="jst-muted">{words.ofBox(box)}</p> : null}
      {lines === undefined ? (
        <Wanted onFacts={onFacts} />
      ) : entries.length === 0 ? (
        <p className="jst-muted">{view.Facts.length === 0 ? words.noneYet(view.FeedText) : words.noneHere}</p>
      ) : (
        <Timeline label={texts.timeline} entries={entries} />
      )}
      {groups.length > shown ? (
        <TextButton onClick={() => setShown(shown + step)}>{words.more(Math.min(step, groups.length - shown))}</TextButton>
      ) : null}
      {view.Unmapped.length > 0 ? (
        <Folded title={words.unmapped(view.Unmapped.length)}>
          <Witnesses label={words.unmapped(view.Unmapped.length)} rows={view.Unmapped} />
        </Folded>
      ) : null}
      {view.Withdrawn.length > 0 ? (
        <Folded title={words.withdrawn(view.Withdrawn.length)}>
          <Witnesses
            label={words.withdrawn(view.Withdrawn.length)}
            rows={view.Withdrawn}
            extra={(_row, at) => words.by(view.Withdrawn[at]?.By ?? '')}
          />
        </Folded>
      ) : null}
    </Section>
  )
}

/** Drawn once it is opened: a long timeline has thousands of sources. */
function Folded({ title, children, className }: { title: ReactNode; children: ReactNode; className?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  )
}

/** Asks for the facts while it is shown. */
function Wanted({ onFacts }: Pick<TimelinePartProps, 'onFacts'>) {
  useEffect(onFacts, [onFacts])
  return <p className="jst-muted">{words.loading}</p>
}

type LineActs = Pick<TimelinePartProps, 'onRule' | 'onFacts'>
function entryOf(group: FactGroup, acts: LineActs): TimelineEntry {
  const fact = group.Fact
  const winner = winnerOf(fact)
  const isActual = fact.Classifier === 'ACT'
  return {
    key: group.Key,
    at: group.To,
    when: <When group={group} zone={winner.Zone} isDay={winner.IsDay} />,
    tone: group.Open > 0 ? 'red' : isActual ? 'green' : 'grey',
    title: (
      <span className={fact.IsUnconfirmed ? 'jst-track-unconfirmed' : undefined}>
        {wordOf(track.milestones, fact.Milestone)} · {portText(fact.PortName, fact.Port)}
        {winner.Vessel ? ` · ${vesselVoyage(winner.Vessel, winner.Voyage)}` : ''}
        {group.Count > 1 ? ` · ${words.boxes(group.Count)}` : fact.Box ? ` · ${fact.Box}` : ''}{' '}
        {isActual ? null : <StatusTag tone="grey">{wordOf(track.classifiers, fact.Classifier)}</StatusTag>}{' '}
        {fact.IsUnconfirmed ? (
          <StatusTag tone="grey" title={words.unconfirmed}>
            {words.unconfirmedTag}
          </StatusTag>
        ) : null}{' '}
        {group.Open > 0 ? <StatusTag tone="red">{words.conflict}</StatusTag> : null}
      </span>
    ),
    who: words.who(partyOf(winner), fact.Witnesses.length),
    detail: <Details group={group} acts={acts} />,
  }
}

function When({ group: { From: from, To: to }, zone, isDay }: { group: FactGroup; zone: string; isDay: boolean }) {
  const last = <ZonedTime value={to} zone={zone} isDay={isDay} withOffset />
  if (from === to) return last
  return (
    <span>
      <ZonedTime value={from} zone={zone} isDay={isDay} /> ~ {last}
    </span>
  )
}

function Details({ group, acts: { onRule, onFacts } }: { group: FactGroup; acts: LineActs }) {
  const [all, setAll] = useState(false)
  // what has to be decided stands first
  const facts = group.facts.toSorted((one, other) => Number(isOpenFact(other)) - Number(isOpenFact(one)))
  const shown = all ? facts : facts.slice(0, mostBoxes)
  return (
    <Folded title={words.open} className="jst-track-evidence">
      {facts.length === 0 ? <Wanted onFacts={onFacts} /> : null}
      {shown.map((fact) => (
        <section key={fact.Key} aria-label={fact.Box || undefined}>
          {group.facts.length > 1 || onRule ? (
            <p>
              {group.facts.length > 1 ? <strong>{fact.Box}</strong> : null}{' '}
              {onRule && (fact.Witnesses.length > 1 || fact.Ruling) ? (
                <TextButton onClick={() => onRule(fact)}>{words.rule}</TextButton>
              ) : null}
            </p>
          ) : null}
          <Evidence fact={fact} />
        </section>
      ))}
      {shown.length < facts.length ? (
        <p>
          {words.shownOf(shown.length, facts.length)} <TextButton onClick={() => setAll(true)}>{words.allBoxes}</TextButton>
        </p>
      ) : null}
    </Folded>
  )
}
