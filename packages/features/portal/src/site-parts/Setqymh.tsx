import { Button } from '@arco-design/web-react'
import {
  domainOf,
  enableSite,
  frontPageNames,
  frontPages,
  goLiveSteps,
  proveDomain,
  saveSiteAddress,
  siteAddress,
  siteSettingPage,
  type FrontPage,
  type GoLiveStep,
  type SiteAddress,
} from '@jst/contracts/portal'
import { useAction, useApp, useDetail, useLiveReload, type App } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, ChoiceField, CopyButton, ErrorView, FactGrid, Icon, PageFrame, Panel, StatusTag, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { texts } from './texts.ts'

const words = texts.site
const fronts = frontPageNames.map((value) => ({ value, label: frontPages[value].zh }))
const steps = Object.keys(goLiveSteps) as GoLiveStep[]

export const preload = ({ reads }: App): void => reads.start(siteAddress, {})

/** 启用企业门户: where visitors find the site, what it lacks, and whether it is open. */
export const Screen = observer(function Setqymh() {
  const read = useDetail(siteAddress, {}, { renew: true })
  useLiveReload(['portal/part'], [read])
  if (!read.data)
    return read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : <div className="jst-skeleton" role="status" />
  return (
    <PageFrame title={titles.siteAddress}>
      <Address site={read.data} onSite={(site) => read.set(site)} />
      <Proof site={read.data} onSite={(site) => read.set(site)} />
      <Checks site={read.data} />
    </PageFrame>
  )
})

const Address = observer(function Address({ site, onSite }: { site: SiteAddress; onSite: (site: SiteAddress) => void }) {
  const { api, notify } = useApp()
  const [mayEdit, mayPublish] = [usePermitted('edit', siteSettingPage), usePermitted('publish', siteSettingPage)]
  const form = useForm({
    stored: site,
    start: (now = site) => ({ Slug: now.Slug, Domain: now.Domain, Front: now.Front }),
    fields: {
      Slug: {
        label: words.slug,
        required: true,
        check: (slug: string) => (slug === '' || /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/.test(slug) ? undefined : words.slugWrong),
      },
      Domain: {
        label: words.domain,
        check: (domain: string) => (domainOf(domain) === undefined ? words.domainWrong : undefined),
      },
      Front: { label: words.front, show: (front: FrontPage) => frontPages[front].zh },
    },
    save: (values, now = site) => api.call(saveSiteAddress, { ...values, UpdateTime: now.UpdateTime }),
    saved: (saved) => {
      onSite(saved)
      notify.success(words.saved)
    },
  })
  const enable = async (Enabled: boolean) => {
    const confirmation = { title: words.disableAsk, content: words.disableContent, ok: words.disable, danger: true }
    if (!Enabled && !(await notify.confirm(confirmation))) return
    await form.run(async () => {
      const now = await api.call(enableSite, { Enabled, UpdateTime: (form.stored ?? site).UpdateTime })
      form.rebase(now)
      onSite(now)
      notify.success(Enabled ? words.enabled : words.disabled)
    })
  }
  const lower = (key: 'Slug' | 'Domain') => {
    const { onChange, ...field } = form.field(key)
    return { ...field, onChange: (typed: string) => onChange(typed.trim().toLowerCase()) }
  }
  return (
    <Panel
      title={words.address}
      extra={<StatusTag tone={site.Enabled ? 'green' : 'grey'}>{site.Enabled ? words.on : words.off}</StatusTag>}
    >
      <FormBox form={form}>
        <div className="jst-item-fields">
          <TextField {...lower('Slug')} maxLength={40} hint={words.slugHint} disabled={!mayEdit} />
          <TextField {...lower('Domain')} maxLength={200} hint={words.domainHint} disabled={!mayEdit} />
        </div>
        <ChoiceField
          {...form.field('Front')}
          options={fronts}
          hint={words.frontHint}
          disabled={!mayEdit}
          onChange={(value) => form.write({ Front: value as FrontPage })}
        />
        {site.IsDefault ? <p className="jst-muted">{words.isDefault}</p> : null}
        <div className="jst-acts">
          {mayEdit ? (
            <Button htmlType="submit" loading={form.busy} disabled={!form.dirty}>
              {texts.save}
            </Button>
          ) : null}
          {mayPublish ? (
            <Button
              type={site.Enabled ? 'secondary' : 'primary'}
              disabled={form.busy || form.dirty}
              title={form.dirty ? words.unsaved : undefined}
              onClick={() => void enable(!site.Enabled)}
            >
              {site.Enabled ? words.disable : words.enable}
            </Button>
          ) : null}
          {site.Enabled && site.Slug ? (
            <a className="jst-link" href={`/site/${site.Slug}`} target="_blank" rel="noopener noreferrer">
              {words.open} /site/{site.Slug}
            </a>
          ) : null}
        </div>
      </FormBox>
    </Panel>
  )
})

/** The record that proves the host name, and whether it was found. */
const Proof = observer(function Proof({ site, onSite }: { site: SiteAddress; onSite: (site: SiteAddress) => void }) {
  const { api, notify } = useApp()
  const mayEdit = usePermitted('edit', siteSettingPage)
  const prove = useAction(async () => {
    onSite(await api.call(proveDomain, { UpdateTime: site.UpdateTime }))
    notify.success(words.nowProved)
  })
  if (!site.Proof) return null
  const proved = site.ProvedTime !== null
  const tag = <StatusTag tone={proved ? 'green' : 'orange'}>{proved ? words.proved : words.unproved}</StatusTag>
  return (
    <Panel title={words.proof} extra={tag}>
      {proved ? null : <p className="jst-muted">{words.proofHint}</p>}
      <FactGrid
        columns={2}
        facts={[
          { label: words.recordName, value: <Copied text={site.Proof.Name} /> },
          { label: words.recordValue, value: <Copied text={site.Proof.Value} /> },
        ]}
      />
      {proved || !mayEdit ? null : (
        <div className="jst-acts">
          <Button loading={prove.busy} onClick={() => void prove.run()}>
            {words.prove}
          </Button>
        </div>
      )}
    </Panel>
  )
})

const Copied = ({ text }: { text: string }) => (
  <>
    <code className="jst-code">{text}</code>
    <CopyButton text={text} />
  </>
)

/** Gaps of the site, each with a link to the screen that fills it. */
const Checks = ({ site: { Done } }: { site: SiteAddress }) => (
  <Panel title={words.checks} extra={<span className="jst-muted">{words.checksHint(Done.length, steps.length)}</span>}>
    <ul className="jst-plain-list jst-site-checks">
      {steps.map((step) => {
        const { zh, path, needed } = goLiveSteps[step]
        const done = Done.includes(step)
        return (
          <li key={step}>
            <Icon name={done ? 'check' : 'minus'} />
            <span>{zh}</span>
            <StatusTag tone={done ? 'green' : needed ? 'orange' : 'grey'}>{done ? words.done : words.missing}</StatusTag>
            {needed && !done ? <span className="jst-muted">{words.needed}</span> : null}
            {done || path === siteSettingPage ? null : <AppLink to={path}>{words.fill}</AppLink>}
          </li>
        )
      })}
    </ul>
  </Panel>
)
