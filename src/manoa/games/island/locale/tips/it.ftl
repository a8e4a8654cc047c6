tips-explorer = Due esploratori condividono una carta: scegli quello la cui dote ti piace.
tips-dice = Il dado più alto come velocità scopre terre; come raccolto ti riempie la mano.
tips-harvest = Prendi ciò che ti manca: un’offerta richiede due di ogni tipo.
tips-explore = Muoviti, scopri, compra e scambia nell’ordine che vuoi, poi finisci il turno. Prima una fattoria, poi cerca i santuari.
tips-lay = Posa acqua e santuari dove non ti sbarrano la strada.
tips-react = Ora puoi muovere un esercito, fuori turno. Di solito non serve: allora passa.
