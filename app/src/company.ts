/** Not in `env`, because only the About page needs these details. Each may be empty. */
export interface CompanyParticulars {
  readonly companyNumber: string;
  readonly companyAddress: string;
  readonly paymentInstitution: string;
  /** FCA firm reference number. */
  readonly paymentInstitutionNumber: string;
}

declare const __COMPANY__: CompanyParticulars;

const outsideABuild: CompanyParticulars = {
  companyNumber: '',
  companyAddress: '',
  paymentInstitution: '',
  paymentInstitutionNumber: '',
};

export const company: CompanyParticulars =
  typeof __COMPANY__ === 'undefined' ? outsideABuild : __COMPANY__;
