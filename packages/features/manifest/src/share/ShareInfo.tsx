import { manifestLinkPages, type LinkedManifest } from '@jst/contracts/manifest'
import { link } from '@jst/feature-kit'
import { AppLink, DateText, FactGrid, FactsTable, formatText, Section, StatusTag, vesselVoyage, type Tone } from '@jst/ui'
import { LinkedPage } from './LinkedPage.tsx'
import { inLanguage } from './inLanguage.ts'
import { useSpoken } from './speech.ts'
import { texts } from './texts.ts'

const buttonClass = 'arco-btn arco-btn-primary arco-btn-size-default arco-btn-shape-square'
const tones: Readonly<Record<'' | 'taken' | 'refused', Tone>> = { '': 'orange', taken: 'green', refused: 'red' }

/** 舱单分享详情: the marked parts as they stand, and what its reader has proposed. */
export const Screen = inLanguage(() => (
  <LinkedPage title={texts.pages.info}>{({ bill, reader }) => <Info bill={bill} token={reader.Token} />}</LinkedPage>
))

/** Values that are there; what is blank is counted. */
function Filled({ fields }: { fields: LinkedManifest['Fields'] }) {
  const filled = fields.filter(({ Value }) => Value !== '')
  return (
    <>
      {filled.length > 0 ? <FactGrid facts={filled.map(({ Label, Value }) => ({ label: Label, value: Value }))} /> : null}
      {filled.length < fields.length ? <p className="jst-muted">{texts.blank(fields.length - filled.length)}</p> : null}
    </>
  )
}

function Info({ bill, token: Token }: { bill: LinkedManifest; token: string }) {
  const { address } = useSpoken()
  const groups = [...Map.groupBy(bill.Fields, ({ Group }) => Group)]
  return (
    <>
      <Section title={texts.pages.info}>
        <FactGrid
          facts={[
            { label: texts.from, value: bill.From },
            { label: texts.vessel, value: formatText(vesselVoyage(bill.Vessel, bill.Voyage)) },
            { label: texts.route, value: texts.routeText(bill.Pol, bill.Pod) },
            { label: texts.expires, value: <DateText value={bill.ExpiresAt} /> },
          ]}
        />
        <div className="jst-line-foot">
          {bill.Fields.length > 0 ? (
            <AppLink className={buttonClass} to={link(manifestLinkPages.edit, { Token, ...address })}>
              {texts.fill}
            </AppLink>
          ) : null}
          {bill.Blocks.includes('vgm') ? (
            <AppLink className={buttonClass} to={link(manifestLinkPages.vgm, { Token, ...address })}>
              {texts.fillVgm}
            </AppLink>
          ) : null}
        </div>
      </Section>
      {bill.Proposals.length > 0 ? (
        <Section title={texts.mine}>
          {bill.Proposals.map(({ At, Name, Fields }) => (
            <div key={At}>
              <p className="jst-muted">
                <DateText value={At} /> {Name}
              </p>
              <FactsTable
                label={`${texts.mine} ${Name}`}
                titles={[...texts.mineTitles]}
                rows={Fields}
                rowKey={({ Label }) => Label}
                renderRow={({ Label, Value, Decision, Reason }) => (
                  <>
                    <th scope="row">{Label}</th>
                    <td>{formatText(Value)}</td>
                    <td>
                      <StatusTag tone={tones[Decision]}>{texts.decisions[Decision]}</StatusTag>
                      {Reason === '' ? null : <div className="jst-muted">{Reason}</div>}
                    </td>
                  </>
                )}
              />
            </div>
          ))}
        </Section>
      ) : null}
      {groups.map(([group, fields]) => (
        <Section key={group} title={group}>
          <Filled fields={fields} />
        </Section>
      ))}
      {bill.Vgm.length > 0 ? (
        <Section title={texts.boxes}>
          <FactGrid
            facts={bill.Vgm.map(({ Content, State }) => ({
              label: Content.BoxNo,
              value: `${texts.state(State)}${Content.Vgm > 0 ? ` · ${texts.vgm(Content.Vgm)}` : ''}`,
            }))}
          />
        </Section>
      ) : null}
    </>
  )
}
