import { writePairs } from 'api/rules/catalogue';
import { useSubmit } from '../../kit/useSubmit.ts';
import {
  AddMaterialDocument,
  EditMaterialDocument,
  type ManagedMaterialFragment,
} from './AdminCatalogueScreen.generated.ts';
import type { ManagedCategory } from './categoryNames.ts';
import { emptyMaterial, MaterialForm } from './MaterialForm.tsx';

type Shared = { categories: readonly ManagedCategory[]; refetch: string[]; onClose: () => void };

export function AddMaterialDialog({ categories, refetch, onClose }: Shared) {
  const { submit } = useSubmit(AddMaterialDocument, {
    success: 'The material was added.',
    failure: (reason) => reason,
    refetch,
  });
  return (
    <MaterialForm
      title="Add material"
      description="Members find it at once."
      action="Add material"
      values={emptyMaterial}
      categories={categories}
      onSubmit={(input) => submit({ input })}
      onClose={onClose}
    />
  );
}

type EditMaterialDialogProps = Shared & { material: ManagedMaterialFragment };

export function EditMaterialDialog({ material, categories, refetch, onClose }: EditMaterialDialogProps) {
  const { submit } = useSubmit(EditMaterialDocument, {
    success: 'The material was changed.',
    failure: (reason) => reason,
    refetch,
  });
  const { name, categoryId, description } = material;
  return (
    <MaterialForm
      title={`Edit ${name}`}
      description="Members see the change at once."
      action="Save"
      values={{
        name,
        categoryId,
        description,
        synonyms: material.synonyms.join('\n'),
        searchNames: material.searchNames ?? '',
        specifications: writePairs(material.specifications),
        safetyData: writePairs(material.safetyData),
        casNumber: material.casNumber ?? '',
        formula: material.formula ?? '',
        referencePrice: material.referencePrice ?? '',
        referenceUnit: material.referenceUnit ?? '',
        referenceYear: material.referenceYear === null ? '' : String(material.referenceYear),
      }}
      categories={categories}
      onSubmit={(input) => submit({ id: material.id, input })}
      onClose={onClose}
    />
  );
}
