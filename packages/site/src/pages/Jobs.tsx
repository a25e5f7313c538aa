import type { LiveContent, SiteProfile } from '@jst/contracts/portal'
import type { FormState, Listed, PageModel } from '../model.ts'
import { Jobs } from '../blocks/Lists.tsx'
import { RichText } from '../rich.tsx'
import { useSite } from '../site.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Categories, Turn } from './News.tsx'
import { Title } from './Title.tsx'

export const Join = ({ profile, jobs, model }: { profile: SiteProfile; jobs: readonly LiveContent[]; model: PageModel }) => {
  const { texts, link } = useSite()
  return (
    <Title text={texts.page(model.page)} quiet={profile.Slogan}>
      <RichText text={profile.Culture} />
      <section className="section">
        <h2>{texts.openings}</h2>
        {jobs.length > 0 ? <Jobs jobs={jobs} /> : <p className="lead">{texts.none}</p>}
        <p className="more">
          <a className="button" href={link('/external/MHpage/socialRecruitment')}>
            {texts.seeJobs}
          </a>
        </p>
      </section>
    </Title>
  )
}

interface JobListProps {
  list: Listed
  /** The job that is shown with its form; undefined: the list. */
  open: LiveContent | undefined
  form: FormState
  model: PageModel
}

export function JobList({ list, open, form, model }: JobListProps) {
  const { base, texts, link, tongue } = useSite()
  if (!open)
    return (
      <Title text={texts.page(model.page)}>
        <Categories list={list} model={model} />
        {list.items.length > 0 ? <Jobs jobs={list.items} /> : <p className="lead">{texts.none}</p>}
        <Turn list={list} model={model} />
      </Title>
    )
  const facts = [
    [texts.place, open.Facts['Place']],
    [texts.headcount, open.Facts['Headcount'] ? texts.persons(Number(open.Facts['Headcount'])) : ''],
    [texts.salary, open.Facts['Salary']],
    [texts.deadline, open.Facts['Deadline']],
  ].filter(([, value]) => value)
  return (
    <Title text={open.Title} quiet={open.Category} narrow>
      <dl className="facts strip">
        {facts.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd lang={tongue(String(value))}>{String(value)}</dd>
          </div>
        ))}
      </dl>
      <RichText text={open.Body} />
      <ContactForm
        form={form}
        title={texts.form.jobTitle(open.Title)}
        about={texts.form.contactAbout}
        message={texts.form.resume}
        cv
        at={base + model.at}
      />
      <p>
        <a href={link('/external/MHpage/socialRecruitment')}>{texts.back}</a>
      </p>
    </Title>
  )
}
