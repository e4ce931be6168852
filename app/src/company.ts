/** The company in law. Not in `env`, since only the About page shows it. A value that is not given is empty and not shown. */
export interface CompanyParticulars {
  readonly companyNumber: string;
  readonly companyAddress: string;
  readonly paymentInstitution: string;
  /** Its FCA firm reference number. */
  readonly paymentInstitutionNumber: string;
}

declare const __COMPANY__: CompanyParticulars;

const outsideABuild: CompanyParticulars = {
  companyNumber: '',
  companyAddress: '',
  paymentInstitution: '',
  paymentInstitutionNumber: '',
};

/** The particulars of this build. */
export const company: CompanyParticulars =
  typeof __COMPANY__ === 'undefined' ? outsideABuild : __COMPANY__;
